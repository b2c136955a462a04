import { questionFor } from '@altiplano/text';
import { isPurchaseFromEnd } from '../board/end.ts';
import { wrap } from '../board/layout.ts';
import type { Scene } from '../board/scene.ts';
import { briefLines } from './brief.ts';
import { choiceLines } from './choices.ts';
import { idleEnd, whyAsked } from './forced.ts';
import { placesLeftOut } from './left-out.ts';
import { tellNews } from './news.ts';
import { pointsInTheOpen } from './open-points.ts';
import { type Decision, decisionFor, showPage, wholeBoard } from './pages.ts';
import type { Person } from './person.ts';
import { offerToSave, save } from './saving.ts';
import { humans, type Table } from './table.ts';
import { askLeftBehind, playsItself, takeLine, takeTyped } from './taking.ts';

/** How a person's decision ended. */
export type Outcome = 'played' | 'resigned' | 'quit' | 'ended';

/** The decisions that an event in force puts before a player. */
const OF_EVENT: readonly (string | null)[] = ['offer', 'lift', 'put', 'storeDrawn', 'placeDrawn'];

/** Where the person stands: the whole board once a round, otherwise a few lines. */
function showPosition(table: Table, person: Person, scene: Scene): void {
  const { game } = table.session;
  const isKnown = person.boardOf === game.state.round;
  const lines = isKnown ? briefLines(scene, person.seat).join('\n') : wholeBoard(game, scene, person.seat);
  table.say(`\n${lines}`);
  person.boardOf = game.state.round;
  if (scene.seen.players[person.seat]?.decision !== 'turn') return;
  if (isKnown) table.say(pointsInTheOpen(game, scene, true));
  if (person.warnedOf === game.state.round || !isPurchaseFromEnd(scene.seen, game.options.short)) return;
  person.warnedOf = game.state.round;
  table.say(table.texts.play.lastByPurchase);
}

function showChoices(table: Table, { scene, sight, choices }: Decision): void {
  const { session, texts, screen } = table;
  const { seen, names } = scene;
  const mayEndTurn = choices.some(({ readable }) => readable.type === 'endTurn');
  const isOfEvent = seen.event !== null && OF_EVENT.includes(seen.players[sight.seat]?.decision ?? null);
  table.say('');
  if (isOfEvent) table.say(texts.play.event(names.event(seen.event ?? '')));
  table.say(questionFor(seen, sight.seat, mayEndTurn, names.game));
  if (choices.some(({ readable }) => readable.type === 'takeBack')) table.say(texts.play.backOnlyNow);
  table.say(choiceLines(choices, screen).join('\n'));
  const leftOut = placesLeftOut(session.game, sight, choices).map((place) => texts.words.locations[place]);
  if (leftOut.length > 0) {
    const note = wrap(`  ${texts.play.placesLeftOut(leftOut.join(', '))}`, screen.width, '  ');
    table.say(note.map(screen.dim).join('\n'));
  }
  if (choices.length > 1 && idleEnd(session.game, sight.seat, choices) !== null) {
    table.say(wrap(`  ${texts.play.noActionLeft}`, screen.width, '  ').map(screen.dim).join('\n'));
  }
  const [only, other] = choices;
  const asked = only === undefined || other !== undefined ? null : whyAsked(session, sight.seat, only.move);
  if (asked !== null) table.say(screen.dim(`  ${texts.play.askedAs[asked]}`));
}

/** Offers to save what would be lost. */
export async function quit(table: Table): Promise<'quit'> {
  await offerToSave(table, table.texts.play.saveOnQuit, false);
  return 'quit';
}

/** What follows a typed line: an outcome, or `anew` where the position is another, `list` for the choices once more, `ask` for another line. */
type Next = Outcome | 'anew' | 'list' | 'ask';

async function obey(line: string, table: Table, person: Person, decision: Decision): Promise<Next> {
  const { texts, session } = table;
  const [command = '', ...rest] = line.trim().replace(/^\?/, '? ').split(/\s+/);
  const argument = rest.join(' ');
  switch (command.toLowerCase()) {
    case '':
      return 'list';
    case 's':
      if (argument === '') table.say(texts.play.saveNeedsFile);
      else save(table, argument);
      return 'ask';
    case 'u':
      if (!(await session.undo(person.seat))) {
        table.say(texts.play.nothingToUndo);
        return 'ask';
      }
      person.heard = session.now();
      table.say(texts.play.undone);
      return 'anew';
    case 'r': {
      const answer = await table.lines.ask(texts.play.confirmResign);
      return answer?.trim().toLowerCase() === texts.play.yes ? 'resigned' : 'ask';
    }
    case 'w':
      person.wantsQuestion = !person.wantsQuestion;
      table.say(texts.play.question[person.wantsQuestion ? 'on' : 'off']);
      return 'ask';
    case 'q':
      return quit(table);
    default: {
      const page = await showPage(command.toLowerCase(), argument, table, decision);
      if (page === 'quit') return quit(table);
      return page === 'shown' ? 'list' : takeLine(line.trim(), table, person, decision);
    }
  }
}

/** Lets a person decide one thing; where there is no choice it is decided, and said. */
export async function decide(table: Table, person: Person): Promise<Outcome> {
  const { texts } = table;
  for (;;) {
    person.heard = tellNews(table, person.seat, person.heard);
    const decision = decisionFor(table, person.seat);
    person.leftBehind = [];
    if (await playsItself(table, person, decision)) return 'played';
    if (await takeTyped(table, person, decision)) return 'played';
    showPosition(table, person, decision.scene);
    showChoices(table, decision);
    askLeftBehind(table, person, decision);
    const count = decision.choices.length;
    const prompt =
      humans(table).length > 1
        ? texts.play.promptOf(texts.words.player(person.seat + 1), count)
        : texts.play.prompt(count);
    for (;;) {
      const line = await table.lines.ask(table.screen.bold(prompt));
      if (line === null) return 'ended';
      const next = await obey(line, table, person, decision);
      if (next === 'anew') break;
      if (next === 'list') showChoices(table, decision);
      else if (next !== 'ask') return next;
    }
  }
}
