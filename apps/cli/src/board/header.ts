import { roundText } from '@altiplano/text';
import { inWords } from '../text/list.ts';
import { widthOf, wrap } from './layout.ts';
import type { Scene } from './scene.ts';

/** Across the screen, in more lines only where the names are many: round, phase, and whom the game waits for. */
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
  const lines = wrap(`── ${facts.join(' · ')}`, screen.width, '   ');
  const last = `${lines.at(-1) ?? ''} `;
  const rule = last + '─'.repeat(Math.max(0, screen.width - widthOf(last)));
  return screen.bold([...lines.slice(0, -1), rule.trimEnd()].join('\n'));
}
