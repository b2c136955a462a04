import type { Pack } from '@altiplano/pack';
import type { Texts } from '../../text/texts.ts';
import { namesIn } from '../words/names.ts';
import { numbersIn } from '../words/numbers.ts';
import { modulesWords } from '../words/run-words.ts';
import { metRows, type TargetReport } from './report.ts';
import { partWords } from './words.ts';

/** The table of targets as text: row by row, under each part a line for each bot. */
export function targetsText(report: TargetReport, pack: Pack, texts: Texts): string {
  const numbers = numbersIn(texts);
  const names = namesIn(texts, pack);
  const { targets } = texts;
  const { bots, games, options } = report;
  const width = Math.max(...bots.map(({ bot }) => bot.length));
  const named = bots.map(({ bot }) => bot).join(', ');
  const played = targets.played(numbers.count(games), options.players, named);
  const [first] = bots;
  return [
    `${played} · ${modulesWords(options, texts)}`,
    ...(first?.rows ?? []).flatMap(({ row, parts }, at) => [
      '',
      targets.rows[row],
      ...parts.flatMap((part, index) => {
        const head = partWords(part, texts, names, numbers);
        // With several bots another location may end the most games.
        const what = part.part === 'location' && bots.length > 1 ? targets.parts.location('…') : head.what;
        return [
          `  ${what} (${head.wanted})`,
          ...bots.flatMap(({ bot, rows }) => {
            const own = rows[at]?.parts[index];
            if (own === undefined) return [];
            const said = partWords(own, texts, names, numbers);
            const interval = said.interval === '' ? '' : ` (${said.interval})`;
            const remark = said.remark === '' ? '' : `  ${said.remark}`;
            return [
              `    ${said.mark} ${bot.padEnd(width)}  ${said.value}${interval}${remark}`,
              ...said.cards.map((card) => `        ${card}`),
            ];
          }),
        ];
      }),
    ]),
    '',
    ...bots.map(({ bot, rows }) => {
      const open = rows.filter(({ verdict }) => verdict === 'open').length;
      const line = targets.line(bot, metRows(rows), rows.length);
      return open === 0 ? line : `${line}; ${targets.openCount(open)}`;
    }),
  ].join('\n');
}
