import { awaitedSeat, isOver, score } from '@altiplano/rules';
import { scoreSheet, scoreTable } from '../board/score-sheet.ts';
import { chooser } from '../random/choice.ts';
import { lively, randomMove } from '../random/random-play.ts';
import { story } from './story.ts';
import { decide, type Outcome, type Person } from './person.ts';
import { offerToSave } from './saving.ts';
import { humans, namesFor, type Table } from './table.ts';

/** A bot's move depends on the seed and the place in the game alone, so that a resumed game goes on the same way. */
function playBot({ session }: Table, seat: number): void {
  const choose = chooser(`${session.seed}/bots/${session.moves.length}`);
  const move = randomMove(session.game, seat, choose, lively);
  if (move === null) throw new Error(`seat ${seat} has no move`);
  session.play(seat, move, false);
}

/** With several people at one screen each looks away while another decides. */
async function handOver(table: Table, seat: number): Promise<boolean> {
  const { texts } = table;
  if (process.stdout.isTTY) table.say('\u001b[2J\u001b[H');
  return (await table.lines.ask(texts.play.handOver(texts.words.player(seat + 1)))) !== null;
}

async function finish(table: Table, viewer: number): Promise<void> {
  const { session, texts } = table;
  const { result } = session.record();
  if (result === null) return;
  const names = namesFor(table, viewer);
  table.say('');
  table.say(
    scoreSheet(
      result,
      table.players.map((_, seat) => names.seat(seat)),
      texts,
    ),
  );
  table.say(`${texts.program.seed(session.seed)}\n${texts.play.how.save}`);
  await offerToSave(table, texts.play.saveAtEnd);
}

async function giveUp(table: Table, viewer: number): Promise<void> {
  const { session, texts } = table;
  const names = namesFor(table, viewer);
  const scores = session.game.state.seats.map((_, seat) => score(session.game, seat));
  table.say(texts.play.standing);
  table.say(
    scoreTable(
      scores,
      table.players.map((_, seat) => names.seat(seat)),
      texts,
    ),
  );
  await offerToSave(table, texts.play.saveAtEnd);
}

/** Plays the game to its end, or until nobody wants to go on. */
export async function playGame(table: Table): Promise<void> {
  const { session, texts } = table;
  const persons = new Map<number, Person>(
    humans(table).map((seat) => [seat, { seat, heard: session.now(), boardOf: -1 }]),
  );
  const [first = 0] = humans(table);
  let atScreen = first;
  while (!isOver(session.game)) {
    const seat = awaitedSeat(session.game);
    const person = table.players[seat] === 'human' ? persons.get(seat) : undefined;
    if (person === undefined) {
      playBot(table, seat);
      continue;
    }
    if (seat !== atScreen && !(await handOver(table, seat))) return table.say(texts.play.inputEnded);
    atScreen = seat;
    const outcome: Outcome = await decide(table, person);
    if (outcome === 'ended') return table.say(`\n${texts.play.inputEnded}`);
    if (outcome === 'quit') return table.say(texts.play.bye);
    if (outcome === 'resigned') {
      const name = texts.words.player(seat + 1);
      table.say(texts.play.resigned(persons.size > 1 ? name : texts.words.you));
      table.players[seat] = 'bot';
      if (humans(table).length === 0) return giveUp(table, seat);
      table.say(texts.play.takenOver(name));
    }
  }
  const events = session.heard(atScreen, persons.get(atScreen)?.heard ?? 0);
  for (const line of story(events, namesFor(table, atScreen))) table.say(line);
  return finish(table, atScreen);
}
