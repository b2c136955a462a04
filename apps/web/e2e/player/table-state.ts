import { anyOf } from './patterns.ts';
import type { Question, TableNames, AnyTable } from './table.ts';
import { type Found, look } from './tree.ts';

/** State of a table as a person sees it in one look. */
export interface TableState {
  readonly isOver: boolean;
  readonly question: Question | null;
  /** Falls between two people; pressed, it rises. */
  readonly curtain: Found | null;
  /** What can be answered to whatever stands in front of the table. */
  readonly dialog: readonly Found[] | null;
  /** Does what a finger has prepared. */
  readonly prepared: Found | null;
  readonly main: Found | null;
  readonly choices: readonly Found[];
  readonly draft: readonly Found[];
  readonly tray: readonly Found[];
  /** Spaces of the own board that may be used now. */
  readonly spaces: readonly Found[];
  /** Names of the spaces with what lies on them. */
  readonly placed: readonly string[];
  /** Everything that can be read, to tell one moment from another. */
  readonly text: string;
}

/** What is asked where the status says it in words of its own. */
function guess(
  main: Found | null,
  choices: readonly Found[],
  { draw, declare }: TableNames,
): Question | null {
  if (main !== null && draw.test(main.name)) return 'takeBack';
  if (main !== null && declare.test(main.name)) return 'plan';
  return main !== null || choices.length > 0 ? 'turn' : null;
}

/** Looks at a table. */
export async function see({ page, names, said }: AnyTable): Promise<TableState> {
  const all = await look(page);
  const banner = all.part('banner');
  const status = banner?.part('status')?.text() ?? '';
  const buttons = all.buttons();
  const choices = all.part('region', names.choices)?.buttons() ?? [];
  const listed = choices.map(({ name }) => name);
  // On a wide screen it stands at the foot, beside what can be chosen.
  const ends = [...(banner?.buttons() ?? []), ...(all.part('contentinfo')?.buttons() ?? [])];
  const main = ends.find(({ name }) => names.main.test(name) && !listed.includes(name)) ?? null;
  const question = names.question(status) ?? guess(main, choices, names);
  const asked = question === null ? '' : said.game.decisions.questions[question];
  return {
    isOver: all.part('region', names.score) !== null,
    question,
    curtain: buttons.find(({ name }) => names.curtain.test(name)) ?? null,
    dialog: all.part('dialog')?.buttons() ?? null,
    prepared:
      all
        .part('region', anyOf([said.table.aim]))
        ?.buttons()
        .at(-1) ?? null,
    main,
    choices,
    draft: all.part('region', anyOf([asked]))?.buttons() ?? [],
    tray: all.part('region', names.tray)?.buttons() ?? [],
    spaces:
      all
        .part('main')
        ?.buttons()
        .filter(({ name }) => names.space.test(name)) ?? [],
    placed: all.names().filter((name) => names.space.test(name)),
    text: `${all.text()} ${buttons.map(({ name }) => name).join()}`,
  };
}
