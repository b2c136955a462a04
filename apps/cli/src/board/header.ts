import { inWords } from '../text/list.ts';
import { widthOf } from './layout.ts';
import type { Scene } from './scene.ts';

/** One line across the screen: round, phase, and whom the game waits for. */
export function headerLine({ seen, names, screen }: Scene): string {
  const { board, words } = names.texts;
  const round =
    seen.lastRound === null ? board.round(seen.round) : board.lastRound(seen.round, seen.lastRound);
  const isOwn = seen.seat !== null && seen.waitsFor.includes(seen.seat);
  const waits = isOwn ? board.waitsForYou : board.waitsFor(inWords(seen.waitsFor.map(names.seat), words.and));
  const facts = [
    round,
    words.phases[seen.phase] ?? seen.phase,
    ...(seen.waitsFor.length > 0 ? [waits] : []),
    board.starts(names.seat(seen.startingSeat)),
  ];
  const text = `── ${facts.join(' · ')} `;
  return screen.bold(text + '─'.repeat(Math.max(0, screen.width - widthOf(text))));
}
