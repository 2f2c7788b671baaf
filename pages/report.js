// The page of a report: findings by filter and page, a game with its board at the place of a finding.
// Data are lines of JSON: a game ({"x":...}, see lib/write/game_score.h), then the findings in it. A game is parsed
// when it is opened. Everything from the input goes through textContent.
'use strict';
(() => {
  const $ = id => document.getElementById(id);
  const words = JSON.parse($('words').textContent);
  const catalogue = JSON.parse($('catalogue').textContent);
  const sums = JSON.parse($('sums').textContent);
  const severities = ['error', 'warning', 'note'];
  const perPage = 50, perPrint = 1000;

  // ---- data
  const games = [];     // lines of JSON
  const findings = [];  // objects; `game` is an index into games, or -1
  (() => {
    const gameOf = new Map();
    let last = -1;
    for (const line of $('data').textContent.split('\n')) {
      if (!line) continue;
      if (line.startsWith('{"x"')) {
        last = games.push(line) - 1;
        continue;
      }
      const finding = JSON.parse(line);
      if (last >= 0 && finding.at && !gameOf.has(finding.g)) gameOf.set(finding.g, last);
      finding.game = gameOf.has(finding.g) ? gameOf.get(finding.g) : -1;
      finding.index = findings.push(finding) - 1;
    }
    $('data').remove();
  })();

  // ---- state
  const counts = new Map();
  const severityCounts = {error: 0, warning: 0, note: 0};
  for (const f of findings) {
    counts.set(f.r, (counts.get(f.r) || 0) + 1);
    ++severityCounts[f.s];
  }
  const hiddenRules = new Set(), hiddenSeverities = new Set();
  let shown = findings, page = 0, chosen = -1, opened = null, here = null, flipped = false;

  function make(tag, className, text) {
    const element = document.createElement(tag);
    if (className) element.className = className;
    if (text !== undefined) element.textContent = text;
    return element;
  }

  // ---- filters
  function box(parent, label, count, checked, change) {
    const row = make(parent.tagName === 'UL' ? 'li' : 'div');
    const outer = make('label');
    const input = make('input');
    input.type = 'checkbox';
    input.checked = checked;
    input.addEventListener('change', () => change(input.checked));
    outer.append(input, label, make('span', 'number', String(count)));
    row.append(outer);
    parent.append(row);
    return input;
  }

  function buildFilters() {
    for (const severity of severities)
      box($('severities'), make('span', 'severity ' + severity, words[severity]), severityCounts[severity], true, on => {
        on ? hiddenSeverities.delete(severity) : hiddenSeverities.add(severity);
        filter();
      });
    const byCount = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const boxes = byCount.map(([rule, count]) => {
      const name = make('span', '', catalogue[rule].title);
      name.title = catalogue[rule].id;
      return [rule, box($('rules'), name, count, true, on => {
        on ? hiddenRules.delete(rule) : hiddenRules.add(rule);
        filter();
      })];
    });
    const setAll = on => {
      for (const [rule, input] of boxes) {
        input.checked = on;
        on ? hiddenRules.delete(rule) : hiddenRules.add(rule);
      }
      filter();
    };
    $('all-rules').addEventListener('click', () => setAll(true));
    $('no-rules').addEventListener('click', () => setAll(false));
    let waiting = 0;
    $('search').addEventListener('input', () => {
      clearTimeout(waiting);
      waiting = setTimeout(filter, 150);
    });
  }

  function filter() {
    const wanted = $('search').value.trim().toLowerCase();
    shown = findings.filter(f => !hiddenRules.has(f.r) && !hiddenSeverities.has(f.s) &&
      (!wanted || [f.m, f.wh, f.bl, f.f, catalogue[f.r].id, catalogue[f.r].title].join(' ').toLowerCase().includes(wanted)));
    page = 0;
    list();
  }

  // ---- list
  // The path of the file stands once where there is one only.
  const files = new Set(findings.map(f => f.f));
  const placeOf = f => (files.size === 1 ? '' : f.f + ':') + f.l + ':' + f.c;
  const playersOf = f => (f.wh || '?') + ' – ' + (f.bl || '?');

  function item(f) {
    const row = make('li');
    const button = make('button', f.s);
    button.type = 'button';
    button.dataset.index = f.index;
    button.setAttribute('aria-current', String(f.index === chosen));
    button.append(make('span', 'severity ' + f.s, words[f.s]), ' ', make('span', 'title', catalogue[f.r].title), ' ',
                  make('span', 'said', f.m), make('span', 'who', words.game + ' ' + f.g + (f.mv ? ', ' + f.mv : '') + ': ' + playersOf(f)),
                  make('span', 'where', placeOf(f)));
    button.addEventListener('click', () => choose(f.index, true));
    row.append(button);
    return row;
  }

  function list(limit = perPage) {
    const pages = Math.max(1, Math.ceil(shown.length / perPage));
    page = Math.min(page, pages - 1);
    const begin = limit === perPage ? page * perPage : 0;
    $('list').replaceChildren(...shown.slice(begin, begin + limit).map(item));
    $('list').start = begin + 1;
    $('count').textContent = shown.length === findings.length ? String(shown.length) : shown.length + ' / ' + findings.length;
    $('page').textContent = (page + 1) + ' / ' + pages;
    $('page-before').disabled = page === 0;
    $('page-after').disabled = page === pages - 1;
    $('pages').hidden = pages === 1;
  }

  function turn(step) {
    page += step;
    list();
    $('findings').scrollIntoView();
    $('findings').focus({preventScroll: true});
  }

  function step(by) {
    const at = shown.findIndex(f => f.index === chosen) + by;
    if (at < 0 || at >= shown.length) return;
    page = Math.floor(at / perPage);
    choose(shown[at].index, false);
    const button = $('list').querySelector('[aria-current="true"]');
    if (button) button.focus({preventScroll: false});
  }

  // ---- a game
  const empty = '.'.repeat(64);
  const square = name => name.charCodeAt(0) - 97 + 8 * (name.charCodeAt(1) - 49);

  function fromFen(fen) {
    const rows = fen.split(' ')[0].split('/').map(row => row.replace(/\d/g, n => '.'.repeat(+n)).slice(0, 8).padEnd(8, '.'));
    return rows.reverse().join('').padEnd(64, '.').slice(0, 64);
  }

  function play(board, from, to, kind) {
    const b = [...board];
    const piece = b[from], white = piece === piece.toUpperCase();
    b[from] = '.';
    if (kind === 'C') {
      const rook = b[to], row = from - from % 8, short = to > from;
      b[to] = '.';
      b[row + (short ? 6 : 2)] = piece;
      b[row + (short ? 5 : 3)] = rook;
    } else {
      b[to] = kind && kind !== 'E' ? (white ? kind : kind.toLowerCase()) : piece;
      if (kind === 'E') b[from - from % 8 + to % 8] = '.';
    }
    return b.join('');
  }

  // Bytes of UTF-8 to places in the string.
  function placesOf(text) {
    if (!/[^\x00-\x7f]/.test(text)) return byte => byte;
    const map = [];
    let at = 0;
    for (const c of text) {
      const code = c.codePointAt(0);
      for (let n = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4; n > 0; --n) map.push(at);
      at += c.length;
    }
    return byte => byte < map.length ? map[byte] : at;
  }

  const token = /(?:\[(\d+),(\d+)\]|([0-9a-z])([0-9a-z]))(?:([a-h][1-8])([a-h][1-8])([QRBNEC]?)|([-_(){?]))/g;

  // Elements with the position before and after them; moves know the one before them in their line.
  function readGame(line) {
    const game = JSON.parse(line);
    const place = placesOf(game.x);
    const fen = game.s || 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
    const fields = fen.split(' ');
    game.start = fromFen(fen);
    game.firstHalf = 2 * ((+fields[5] || 1) - 1) + (fields[1] === 'b' ? 1 : 0);
    game.nodes = [];
    let before = game.start, after = game.start, ply = 0, last = null, at = 0;
    const stack = [];
    for (const m of game.m.matchAll(token)) {
      const begin = at + (m[1] !== undefined ? +m[1] : parseInt(m[3], 36));
      at = begin + (m[2] !== undefined ? +m[2] : parseInt(m[4], 36));
      const node = {kind: m[8] || 'move', begin: place(begin), end: place(at), bytes: [begin, at], index: game.nodes.length};
      if (m[5] || m[8] === '-') {
        before = after;
        if (m[5]) {
          node.from = square(m[5]);
          node.to = square(m[6]);
          node.castles = m[7] === 'C';
          after = play(before, node.from, node.to, m[7]);
        }
        node.before = last;
        if (last ? !last.next : !game.first) last ? last.next = node : game.first = node;
        last = node;
        ++ply;
      } else if (m[8] === '(') {
        stack.push([before, after, ply, last]);
        after = before;
        --ply;
        last = last ? last.before : null;
      } else if (m[8] === ')' && stack.length) {
        [before, after, ply, last] = stack.pop();
      }
      node.isMove = m[5] !== undefined || m[8] === '-';
      node.board = after;
      node.ply = ply;
      node.lastMove = last;
      node.depth = stack.length;
      game.nodes.push(node);
    }
    return game;
  }

  const labelOf = (game, ply) => {
    const half = game.firstHalf + ply - 1;
    return (1 + (half >> 1)) + (half % 2 ? '...' : '.');
  };

  // ---- board
  const svg = (tag, attributes) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const column = at => flipped ? 7 - at % 8 : at % 8;
  const row = at => flipped ? at >> 3 : 7 - (at >> 3);

  function arrow(from, to) {
    const x1 = column(from) * 45 + 22.5, y1 = row(from) * 45 + 22.5, x2 = column(to) * 45 + 22.5, y2 = row(to) * 45 + 22.5;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1, dx = (x2 - x1) / length, dy = (y2 - y1) / length;
    const bx = x2 - 14 * dx, by = y2 - 14 * dy;
    const group = svg('g', {class: 'arrow'});
    group.append(svg('line', {x1, y1, x2: bx, y2: by, 'stroke-width': 5}),
                 svg('path', {stroke: 'none', d: `M${x2} ${y2}L${bx - 8 * dy} ${by + 8 * dx}L${bx + 8 * dy} ${by - 8 * dx}z`}));
    return group;
  }

  function described(board) {
    const names = {k: words.king, q: words.queen, r: words.rook, b: words.bishop, n: words.knight, p: words.pawn};
    const side = pick => [...'kqrbnp'].map(letter => {
      const at = [...board].map((c, i) => c === pick(letter) ? String.fromCharCode(97 + i % 8) + (1 + (i >> 3)) : '').filter(Boolean);
      return at.length ? names[letter] + ' ' + at.join(' ') : '';
    }).filter(Boolean).join(', ');
    return words.white + ': ' + side(c => c.toUpperCase()) + '. ' + words.black + ': ' + side(c => c) + '.';
  }

  function draw(board, marked, arrows) {
    const picture = svg('svg', {viewBox: '-18 -2 380 382', role: 'img', 'aria-label': described(board)});
    for (let at = 0; at < 64; ++at) {
      const x = column(at) * 45, y = row(at) * 45, dark = (at % 8 + (at >> 3)) % 2 === 0;
      picture.append(svg('rect', {x, y, width: 45, height: 45, style: `fill:var(--${dark ? 'dark' : 'light'}-square)`}));
      if (marked.includes(at)) picture.append(svg('rect', {x, y, width: 45, height: 45, style: 'fill:var(--last)', opacity: .6}));
    }
    for (let i = 0; i < 8; ++i) {
      const file = svg('text', {x: i * 45 + 22.5, y: 375}), rank = svg('text', {x: -9, y: i * 45 + 27});
      file.textContent = String.fromCharCode(97 + (flipped ? 7 - i : i));
      rank.textContent = flipped ? 1 + i : 8 - i;
      picture.append(file, rank);
    }
    [...board].forEach((c, at) => {
      if (c === '.') return;
      const white = c === c.toUpperCase();
      picture.append(svg('use', {href: '#' + c.toUpperCase(), class: white ? 'w' : 'b', x: column(at) * 45, y: row(at) * 45}));
    });
    for (const move of arrows) picture.append(arrow(square(move), square(move.slice(2))));
    $('board').replaceChildren(picture);
  }

  // What is shown: a move, the start, or the place of the finding itself.
  function show() {
    const game = opened;
    if (!game && !here.fen) return;
    let board, marked = [], arrows = [], caption;
    if (here.node) {
      board = here.node.board;
      if (here.node.from !== undefined) marked = [here.node.from, here.node.to];
      caption = words.after + ' ' + labelOf(game, here.node.ply) + ' ' + game.x.slice(here.node.begin, here.node.end);
    } else if (here.finding) {
      board = here.board;
      arrows = here.arrows;
      caption = words.before + ' ' + (here.finding.mv || '') + ' ' + (here.finding.w || '');
    } else {
      board = game.start;
      caption = words.start;
    }
    draw(board, marked, arrows);
    $('caption').textContent = caption;
    for (const button of $('moves').querySelectorAll('button'))
      button.setAttribute('aria-current', String(here.node !== null && +button.dataset.node === (here.node || {}).index));
  }

  function go(node) {
    if (!opened) return;
    here = {node: node || null, finding: null};
    show();
    const current = $('moves').querySelector('[aria-current="true"]');
    if (current) current.scrollIntoView({block: 'nearest'});
  }

  // From where the cursor stands: the move before the finding counts as the one that is shown.
  const anchor = () => here && (here.node || here.lastMove) || null;
  const back = () => { const at = anchor(); go(here.finding ? at : at && at.before); };
  const forth = () => { const at = anchor(); const next = at ? at.next : opened && opened.first; if (next) go(next); };
  const end = () => { let at = anchor() || (opened && opened.first); while (at && at.next) at = at.next; if (at) go(at); };

  // Text of the game between two places, with the finding marked in it.
  function runs(game, begin, end, className, mark) {
    const out = [];
    const push = (from, to, marked) => {
      if (from >= to) return;
      const text = game.x.slice(from, to);
      out.push(marked ? make('mark', className, text) : className ? make('span', className, text) : text);
    };
    if (!mark || mark[1] <= begin || mark[0] >= end) {
      push(begin, end, false);
    } else {
      push(begin, mark[0], false);
      push(Math.max(begin, mark[0]), Math.min(end, mark[1]), true);
      push(mark[1], end, false);
    }
    return out;
  }

  function showMoves(game, mark) {
    const parts = [];
    let at = 0;
    for (const node of game.nodes) {
      parts.push(...runs(game, at, node.begin, '', mark));
      at = node.end;
      if (node.isMove) {
        const hit = mark && mark[0] < node.end && mark[1] > node.begin;
        const button = make('button', hit ? 'move here' : 'move', game.x.slice(node.begin, node.end));
        button.type = 'button';
        button.tabIndex = -1;
        button.dataset.node = node.index;
        parts.push(button);
      } else {
        parts.push(...runs(game, node.begin, node.end, node.kind === '{' ? 'comment' : node.kind === '?' ? 'unread' : '', mark));
      }
    }
    parts.push(...runs(game, at, game.x.length, '', mark));
    $('moves').replaceChildren(...parts);
  }

  // ---- a finding
  function fact(name, ...values) {
    if (!values.length || values[0] === undefined || values[0] === '') return;
    const value = make('dd');
    value.append(...values);
    $('facts').append(make('dt', '', name), value);
  }

  function tell(f) {
    $('players').textContent = playersOf(f);
    const g = opened || {};
    $('event').textContent = [g.ev, g.si, g.da, g.ro && g.ro !== '?' ? words.round + ' ' + g.ro : '', g.re].filter(t => t && !/^[?.]+$/.test(t)).join(' · ');
    $('message').replaceChildren(make('span', 'severity ' + f.s, words[f.s]), ' ', f.m);
    $('help').textContent = f.h || '';
    $('facts').replaceChildren();
    fact(words.rule, catalogue[f.r].title + ' (', make('code', '', catalogue[f.r].id), ')');
    fact(words.place, make('code', '', f.f + ':' + f.l + ':' + f.c), ', ' + words.game + ' ' + f.g);
    if (f.k && f.k.length) fact(words.candidates, ...f.k.map((move, i) => candidate(f, move, (f.ku || [])[i])));
    fact(words.suggestion, f.sg);
    fact(words.article, f.a);
    excerpt(f.ln, f.ca, f.cl);
  }

  // The line as it is written, with what is meant underlined by a caret too; `before` and `length` in code points.
  function excerpt(line, before, length) {
    $('excerpt').hidden = !line;
    if (!line) return;
    const points = [...line];
    const caret = make('span', 'caret', points.slice(0, before).map(c => c === '\t' ? '\t' : ' ').join('') + '^' + '~'.repeat(Math.max(0, length - 1)));
    caret.setAttribute('aria-hidden', 'true');
    $('excerpt').replaceChildren(points.slice(0, before).join(''), make('mark', '', points.slice(before, before + length).join('') || ' '),
                                 points.slice(before + length).join(''), '\n', caret);
  }

  // The line of the game in which the mark stands, at most so much of it as can be seen.
  function lineOf(game, [begin, end]) {
    const most = 60, from = Math.max(game.x.lastIndexOf('\n', begin - 1) + 1, begin - most), stop = game.x.indexOf('\n', begin);
    const to = Math.min(stop < 0 ? game.x.length : stop, begin + most);
    excerpt(game.x.slice(from, to).replace(/\r$/, ''), [...game.x.slice(from, begin)].length, [...game.x.slice(begin, Math.min(end, to))].length);
  }

  // A button that shows this one alone on the board.
  function candidate(f, move, uci) {
    const button = make('button', 'candidate', move);
    button.type = 'button';
    button.disabled = !uci || !f.fen;
    button.addEventListener('click', () => {
      here = {node: null, finding: f, lastMove: here.lastMove || null, arrows: [uci], fen: f.fen, board: fromFen(f.fen)};
      show();
    });
    return button;
  }

  // The place of the finding in its game: on a move, or before something that is none.
  function locate(f, game) {
    if (!f.at) return {mark: null, found: null, before: null};  // of the game as a whole
    const at = f.at[0] - game.at, end = Math.max(f.at[1] - game.at, at + 1);
    const place = placesOf(game.x);
    const mark = end <= 0 ? null : [place(Math.max(at, 0)), Math.max(place(Math.max(end, 0)), place(Math.max(at, 0)) + 1)];
    let found = null, before = null;
    if (f.p) {
      for (const node of game.nodes) {
        if (node.bytes[0] < end && node.bytes[1] > at) { found = node; break; }
        if (node.bytes[0] >= end) break;
        before = node;
      }
    }
    return {mark, found, before};
  }

  function choose(index, scroll) {
    const f = findings[index];
    if (!f) return;
    chosen = index;
    opened = f.game >= 0 ? readGame(games[f.game]) : null;
    list();
    $('detail').hidden = false;
    tell(f);
    const {mark, found, before} = opened ? locate(f, opened) : {mark: null, found: null, before: null};
    const arrows = [...(f.su ? [f.su] : []), ...(f.ku || [])].filter((move, i, all) => all.indexOf(move) === i).slice(0, 12);
    const bad = f.p && !(found && found.isMove);
    if (found && found.isMove && !(f.ku && f.ku.length)) {
      here = {node: found, finding: null};
    } else if (f.fen || bad) {
      const line = found && found.isMove ? found.before : found ? found.lastMove : before ? before.lastMove : null;
      here = {node: null, finding: f, lastMove: line, arrows, fen: f.fen,
              board: f.fen ? fromFen(f.fen) : line ? line.board : opened ? opened.start : empty};
    } else {
      here = {node: null, finding: null};
    }
    $('game').hidden = !opened && !f.fen;
    $('elsewhere').hidden = !$('game').hidden || Boolean(f.ln);
    $('elsewhere').textContent = words.elsewhere;
    if (opened && mark && !f.ln) lineOf(opened, mark);
    if (opened) showMoves(opened, mark);
    else $('moves').replaceChildren();
    show();
    try { history.replaceState(null, '', '#' + (index + 1)); } catch (e) { /* a page in a frame */ }
    const marked = $('moves').querySelector('.here, mark');
    if (marked) $('moves').scrollTop = marked.offsetTop - $('moves').offsetTop - 80;
    // A line that is longer than the page is wide shows what is meant.
    const meant = $('excerpt').querySelector('mark'), line = $('excerpt');
    if (meant) line.scrollLeft += meant.getBoundingClientRect().left - line.getBoundingClientRect().left - line.clientWidth / 2;
    if (scroll && $('detail').getBoundingClientRect().top > innerHeight * .5) $('detail').scrollIntoView();
  }

  // ---- keys, theme, print
  function keys(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    const action = {ArrowLeft: back, ArrowRight: forth, Home: () => go(null), End: end, ArrowDown: () => step(1), ArrowUp: () => step(-1),
                    j: () => step(1), k: () => step(-1), f: flip}[event.key];
    if (!action || chosen < 0) return;
    event.preventDefault();
    action();
  }
  const flip = () => { flipped = !flipped; show(); };

  function theme() {
    const root = document.documentElement;
    const stored = () => { try { return localStorage.getItem('planilla-theme'); } catch (e) { return null; } };
    if (stored()) root.dataset.theme = stored();
    $('theme').addEventListener('click', () => {
      const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset.theme = dark ? 'light' : 'dark';
      try { localStorage.setItem('planilla-theme', root.dataset.theme); } catch (e) { /* not kept */ }
    });
  }

  function start() {
    document.title = 'planilla: ' + sums.sentence;
    $('summary').textContent = (files.size === 1 ? [...files][0] + ': ' : '') + sums.sentence;
    for (const element of document.querySelectorAll('[data-word]')) element.textContent = words[element.dataset.word];
    for (const [id, word] of [['theme', 'theme'], ['print', 'print'], ['page-before', 'previous'], ['page-after', 'next']])
      $(id).textContent = words[word];
    for (const [id, word] of [['first', 'start'], ['before', 'previous-move'], ['after', 'next-move'], ['last', 'end'], ['flip', 'flip'], ['moves', 'moves']])
      $(id).setAttribute('aria-label', words[word]), $(id).title = id === 'moves' ? '' : words[word];
    if (innerWidth < 1200) $('filter-box').open = false;
    $('moves').addEventListener('click', event => {
      const node = event.target.dataset.node;
      if (node !== undefined) go(opened.nodes[+node]);
    });
    for (const [id, act] of [['first', () => go(null)], ['before', back], ['after', forth], ['last', end], ['flip', flip],
                             ['page-before', () => turn(-1)], ['page-after', () => turn(1)], ['print', () => window.print()]])
      $(id).addEventListener('click', act);
    addEventListener('keydown', keys);
    addEventListener('beforeprint', () => list(perPrint));
    addEventListener('afterprint', () => list());
    theme();
    buildFilters();
    list();
    const asked = /^#(\d+)$/.exec(location.hash);
    const first = asked ? +asked[1] - 1 : Math.max(0, findings.findIndex(f => f.s === 'error' && f.p));
    if (findings[first]) {
      page = Math.floor(first / perPage);
      choose(first, false);
    }
    document.documentElement.dataset.ready = 'yes';
  }
  start();
})();
