import { roundText } from '@altiplano/text';
import { inWords } from '../text/list.ts';
import { widthOf } from './layout.ts';
import type { Scene } from './scene.ts';

/** One line across the screen: round, phase, and whom the game waits for. */
export function headerLine({ seen, names, screen }: Scene): string {
  const { board, words } = names.texts;
  const isOwn = seen.seat !== null && seen.waitsFor.includes(seen.seat);
  const waits = isOwn ? board.waitsForYou : board.waitsFor(inWords(seen.waitsFor.map(names.seat), words.and));
  const facts = [
    roundText(seen, names.game),
    words.phases[seen.phase] ?? seen.phase,
    ...(seen.waitsFor.length > 0 ? [waits] : []),
    board.starts(names.seat(seen.startingSeat)),
  ];
  const text = `── ${facts.join(' · ')} `;
  return screen.bold(text + '─'.repeat(Math.max(0, screen.width - widthOf(text))));
}
