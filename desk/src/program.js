// Talks to the program that serves the page. The key to it came in the fragment of the address.
//
//   const read = await program.read({text, options, answers});   // null: a newer one was asked for
//   const {moves} = await program.post('/api/legal', {fen, language});

const kept = 'planilla-key';
if (location.hash.length > 1) {
  sessionStorage.setItem(kept, location.hash.slice(1));
  history.replaceState(null, '', location.pathname);
}
const key = sessionStorage.getItem(kept) ?? '';
const page = crypto.randomUUID();
let turn = 0;
let reading = null;

async function ask(path, init = {}) {
  const reply = await fetch(path, {...init, headers: {Authorization: `Bearer ${key}`, ...init.headers}});
  const answer = await reply.json();
  if (reply.ok) return answer;
  throw Object.assign(new Error(answer.error), {status: reply.status});
}

export const program = {
  get: path => ask(path),
  post: (path, asked, signal) => ask(path, {
    method: 'POST', body: JSON.stringify(asked), headers: {'Content-Type': 'application/json'}, signal,
  }),

  // Only the newest read counts: one that is under way ends.
  async read(asked) {
    reading?.abort();
    const mine = reading = new AbortController();
    try {
      return await this.post('/api/read', {...asked, page, turn: ++turn}, mine.signal);
    } catch (error) {
      if (error.name === 'AbortError' || error.status === 409) return null;
      throw error;
    }
  },
};
