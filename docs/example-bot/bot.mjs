// A player of about 150 lines, with nothing but Node 22 or newer: it comes to a server as a guest, sits down at a table,
// says that it is ready, and plays to the end. It knows no rules: the server tells it which moves are legal.
//
//   node bot.mjs LINK [NAME]
//
// LINK is the address of the table, as its host passes it on. What travels is described in docs/protocol.md.

const [link, name = 'Example bot'] = process.argv.slice(2);
if (link === undefined) {
  console.error('usage: node bot.mjs LINK [NAME]');
  process.exit(1);
}

const { origin, pathname, hash } = new URL(link);
const table = `${pathname}${hash}`.split(/[/#=]/).findLast((part) => part !== '');

/** Milliseconds before each move: nobody likes to play against a machine gun. */
const PAUSE = Number(process.env.PAUSE ?? 300);

/** What it likes best comes first; everything else comes in between, and giving up the turn last. */
const FAVOURITES = [
  'deliver',
  'buildHouse',
  'buildBoat',
  'buildRoad',
  'store',
  'produce',
  'use',
  'trade',
  'place',
];
const LAST_RESORTS = ['declare', 'finish', 'endTurn', 'decline', 'pass'];

// 1. A session: a guest picks a name and gets a cookie, which is all that it will ever be known by.
const answer = await fetch(`${origin}/api/me`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name }),
});
if (!answer.ok) {
  console.error(await answer.text());
  process.exit(1);
}
const { person } = await answer.json();
const cookie = answer.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ');

let socket;
let lastId = 0;
/** The one command that has no answer yet: after a lost connection it is sent again, under the same id. */
let pending = null;
/** The newest message `table` or `update` with what we see. */
let sight = null;
let info = null;
let you = 'spectator';
let isThinking = false;

function send(message) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** Sends a command under a new id, and remembers it until it is answered. */
function order(command) {
  pending = { ...command, table, id: `${person.id} ${++lastId} ${Date.now()}` };
  send(pending);
}

/** How much it would like to make a move; what was placed stays placed, or a plan would never come to an end. */
function liking({ type }) {
  if (type === 'unplace') return -1;
  if (FAVOURITES.includes(type)) return 100 - FAVOURITES.indexOf(type);
  if (LAST_RESORTS.includes(type)) return LAST_RESORTS.length - LAST_RESORTS.indexOf(type);
  return 10 + Math.random();
}

function choose(moves) {
  const best = Math.max(...moves.map((move) => Math.floor(liking(move))));
  const equal = moves.filter((move) => Math.floor(liking(move)) === best);
  return best < 0 ? null : equal[Math.floor(Math.random() * equal.length)];
}

/** Does whatever is to be done now; called after everything that is heard. */
function act() {
  if (pending !== null || isThinking || info === null) return;
  if (info.status === 'finished' || info.status === 'abandoned') return leave();
  if (info.status === 'lobby') {
    if (you === 'spectator') order({ type: 'sit' });
    else if (!info.seats[you].ready) order({ type: 'ready', entropy: crypto.randomUUID() });
    return;
  }
  const move = choose(sight?.moves ?? []);
  if (move === null) return;
  isThinking = true;
  setTimeout(() => {
    isThinking = false;
    // Meanwhile others may have moved: what is legal now is what we were told last.
    const now = choose(sight?.moves ?? []);
    if (now !== null && pending === null) order({ type: 'play', move: now });
  }, PAUSE);
}

function leave() {
  const { result, status } = info;
  console.log(
    JSON.stringify({ status, you, winners: result?.winners, points: result?.scores.map((s) => s.total) }),
  );
  process.exit(0);
}

/** An answer to the command that was sent last. */
function answered(message) {
  const command = pending;
  pending = null;
  if (message.type !== 'refused') return;
  const { code, figures } = message.trouble;
  const isTemporary = code === 'tooFast' || code === 'unavailable' || code === 'stopping';
  if (isTemporary) {
    pending = command;
    setTimeout(() => send(command), 1000 * (figures.seconds ?? 1));
    return;
  }
  // While we were thinking the game went on; what we see by now is newer.
  if (command.type === 'play') return;
  console.error(JSON.stringify(message.trouble));
  process.exit(1);
}

function heard(message) {
  switch (message.type) {
    case 'welcome':
      // 2. The table: in the form `view` every message has all that we may see, and our legal moves.
      send({ type: 'watch', id: 'watch', table, form: 'view' });
      if (pending !== null) send(pending);
      break;
    case 'table':
      ({ you, info } = message);
      sight = message;
      break;
    case 'update':
      info = message.info ?? info;
      sight = message;
      break;
    case 'refused':
    case 'ok':
      if (message.id === pending?.id) answered(message);
      else if (message.type === 'refused') console.error(JSON.stringify(message.trouble));
      break;
  }
  act();
}

// 3. The socket: it may break off at any moment; then we come back, ask for the table and send again what has no answer.
function connect() {
  socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers: { cookie } });
  socket.addEventListener('message', ({ data }) => heard(JSON.parse(data)));
  socket.addEventListener('close', () => setTimeout(connect, 1000));
}

connect();
