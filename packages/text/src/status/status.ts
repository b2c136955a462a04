import type { View } from '@altiplano/rules';
import type { Message } from '../message/message.ts';
import type { Naming } from '../naming/naming.ts';
import { isDecision, type Person } from './decisions.ts';

/** The question before a seat, or nothing; `hasActed`: its turn has had its action. */
export function questionFor(seen: View, seat: number, hasActed: boolean, { texts }: Naming): string {
  const decision = seen.players[seat]?.decision;
  if (!isDecision(decision)) return '';
  const { questions } = texts.decisions;
  return decision === 'turn' && hasActed ? questions.acted : questions[decision];
}

function whoIs(seats: readonly number[], { texts, player }: Naming): Message {
  return texts.grammar.all(seats.map((seat) => [player(seat)]));
}

function personOf(seats: readonly number[], { isYou }: Naming): Person {
  const isReader = seats.some((seat) => isYou(seat));
  if (seats.length === 1) return isReader ? 'you' : 'one';
  return isReader ? 'all' : 'several';
}

function result(seen: View, winners: readonly number[], names: Naming): Message {
  const { decisions } = names.texts;
  const [first] = winners;
  const isReader = first !== undefined && (first === seen.seat || names.isYou(first));
  return winners.length === 1 && isReader
    ? [decisions.youWon]
    : decisions.won(whoIs(winners, names), winners.length === 1);
}

/** What the game waits for, in one line, for the eyes of this view's seat or a spectator. */
export function statusOf(seen: View, names: Naming, hasActed = false): Message {
  const { decisions } = names.texts;
  if (seen.winners !== null) return result(seen, seen.winners, names);
  const { seat } = seen;
  if (seat !== null && seen.mayAct.includes(seat)) return [questionFor(seen, seat, hasActed, names)];
  const [first] = seen.waitsFor;
  const decision = first === undefined ? null : seen.players[first]?.decision;
  if (!isDecision(decision)) return [decisions.nothing];
  const same = seen.waitsFor.filter((other) => seen.players[other]?.decision === decision);
  const who = whoIs(same, names);
  const own = seat === null ? undefined : seen.players[seat];
  if (decision === 'plan' && own?.declared === true) return decisions.declared(who, same.length === 1);
  const isActing = decision === 'turn' || decision === 'steps';
  if (isActing && own?.passed === true) return decisions.passed(who, same.length === 1);
  return decisions.others[decision](who, personOf(same, names));
}

/** The round, and which is the last once that is known. */
export function roundText({ round, lastRound }: View, { texts }: Naming): string {
  const { decisions } = texts;
  return lastRound === null ? decisions.round(round) : decisions.lastRound(round, lastRound);
}
