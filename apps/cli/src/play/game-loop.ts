import { awaitedSeat, isOver, score } from '@altiplano/rules';
import { plainStory } from '@altiplano/text';
import { scoreSheet, scoreTable } from '../board/score-sheet.ts';
import { playBot } from './bot-turn.ts';
import { decide, type Outcome, quit } from './decide.ts';
import { decisionFor, showPage } from './pages.ts';
import { newPerson, type Person } from './person.ts';
import { offerToSave } from './saving.ts';
import { USUAL_BOT } from './seats.ts';
import { humans, levelName, namesFor, seatNames, type Table } from './table.ts';

/** With several people at one screen each looks away while another decides. */
async function handOver(table: Table, seat: number): Promise<boolean> {
  const { texts } = table;
  if (process.stdout.isTTY) table.say('\u001b[2J\u001b[H');
  return (await table.lines.ask(texts.play.handOver(texts.words.player(seat + 1)))) !== null;
}

/** The pages that have something to say about a game that is over: the own board, the others', the log. */
const AFTERWARDS = /^[bol](?:\s+\d+)?$/i;

async function lookBack(line: string, table: Table, viewer: number): Promise<boolean> {
  if (!AFTERWARDS.test(line)) return false;
  const [letter = '', argument = ''] = line.toLowerCase().split(/\s+/);
  return (await showPage(letter, argument, table, decisionFor(table, viewer))) === 'shown';
}

/** Before the game is gone it can be looked at and saved. */
async function partWith(table: Table, viewer: number): Promise<void> {
  const { play } = table.texts;
  table.say(play.how.look);
  await offerToSave(table, play.saveAtEnd, true, (line) => lookBack(line, table, viewer));
}

async function finish(table: Table, viewer: number): Promise<void> {
  const { session, texts } = table;
  const { result } = session.record();
  if (result === null) return;
  table.say('');
  table.say(scoreSheet(result, seatNames(table, viewer), texts));
  table.say(`${texts.program.seed(session.seed)}\n${texts.play.how.save}`);
  await partWith(table, viewer);
}

async function giveUp(table: Table, viewer: number): Promise<void> {
  const { session, texts } = table;
  const scores = session.game.state.seats.map((_, seat) => score(session.game, seat));
  table.say(texts.play.standing);
  table.say(scoreTable(scores, seatNames(table, viewer), texts));
  await partWith(table, viewer);
}

/** Plays the game to its end, or until nobody wants to go on. */
export async function playGame(table: Table): Promise<void> {
  const { session, texts } = table;
  const persons = new Map<number, Person>(
    humans(table).map((seat) => [seat, newPerson(seat, session.now())]),
  );
  const [first = 0] = humans(table);
  let atScreen = first;
  while (!isOver(session.game)) {
    const seat = awaitedSeat(session.game);
    const person = table.players[seat] === 'human' ? persons.get(seat) : undefined;
    if (person === undefined) {
      if (await playBot(table, seat)) continue;
      table.notice.clear();
      await quit(table);
      return table.say(texts.play.bye);
    }
    table.notice.clear();
    if (seat !== atScreen && !(await handOver(table, seat))) return table.say(texts.play.inputEnded);
    atScreen = seat;
    const outcome: Outcome = await decide(table, person);
    if (outcome === 'ended') return table.say(`\n${texts.play.inputEnded}`);
    if (outcome === 'quit') return table.say(texts.play.bye);
    if (outcome === 'resigned') {
      const name = texts.words.player(seat + 1);
      table.say(texts.play.resigned(persons.size > 1 ? name : texts.words.you));
      table.players[seat] = USUAL_BOT;
      if (humans(table).length === 0) return giveUp(table, seat);
      table.say(texts.play.takenOver(name, levelName(USUAL_BOT, texts)));
    }
  }
  table.notice.clear();
  const events = session.heard(atScreen, persons.get(atScreen)?.heard ?? 0);
  for (const line of plainStory(events, namesFor(table, atScreen).game)) table.say(line);
  return finish(table, atScreen);
}
