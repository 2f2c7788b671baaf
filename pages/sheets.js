// Keys and buttons of the page with sheets side by side: from difference to difference, light or dark, print.
"use strict";
(() => {
  const rows = [...document.querySelectorAll("tr.differs")];
  const go = (step) => {
    if (rows.length === 0) return;
    const here = rows.indexOf(document.activeElement);
    const next = here < 0 ? (step > 0 ? 0 : rows.length - 1) : (here + step + rows.length) % rows.length;
    rows[next].focus({ preventScroll: true });
    rows[next].scrollIntoView({ block: "center" });
  };
  const theme = () => {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
  };
  document.getElementById("before").onclick = () => go(-1);
  document.getElementById("after").onclick = () => go(1);
  document.getElementById("theme").onclick = theme;
  document.getElementById("print").onclick = () => print();
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "ArrowDown" || event.key === "n") go(1);
    else if (event.key === "ArrowUp" || event.key === "p") go(-1);
    else return;
    event.preventDefault();
  });
  document.documentElement.dataset.ready = "";
})();
