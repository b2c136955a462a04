import type { Screen, Target } from '../setting/screen.ts';

/** A thing on the page as assistive technology finds it. */
interface Thing {
  readonly role: string;
  readonly name?: string;
  readonly text?: string;
  readonly disabled?: boolean;
  readonly children?: readonly (Thing | string)[];
}

/** A button that can be pressed, and where. */
export interface Found {
  readonly name: string;
  readonly target: Target;
}

/** A part of the page, as assistive technology finds it. */
export interface PagePart {
  /** Its first part of that role and name. */
  part(role: string, name?: RegExp): PagePart | null;
  /** The buttons in it that can be pressed, in the order of the page. */
  buttons(): Found[];
  /** The names of everything in it that has one. */
  names(): string[];
  text(): string;
}

function inside({ children = [] }: Thing): Thing[] {
  return children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...inside(child)]));
}

function textOf({ name, text, children = [] }: Thing): string {
  const parts = children.map((child) => (typeof child === 'string' ? child : textOf(child)));
  return [text ?? (children.length === 0 ? name : ''), ...parts].filter(Boolean).join(' ');
}

function canBePressed({ role, disabled }: Thing): boolean {
  return role === 'button' && disabled !== true;
}

/** The buttons of a page; of several with the same name, each by its number. */
function buttonsOf(page: Screen, all: Thing): Map<Thing, Found> {
  const counts = new Map<string, number>();
  return new Map(
    inside(all)
      .filter(canBePressed)
      .map((thing) => {
        const { name = '' } = thing;
        const before = counts.get(name) ?? 0;
        counts.set(name, before + 1);
        const target = page.getByRole('button', { name, exact: true, disabled: false }).nth(before);
        return [thing, { name, target }];
      }),
  );
}

function partAt(thing: Thing, buttons: ReadonlyMap<Thing, Found>): PagePart {
  return {
    part(role, name = /^/) {
      const found = inside(thing).find((each) => each.role === role && name.test(each.name ?? ''));
      return found === undefined ? null : partAt(found, buttons);
    },
    buttons: () => inside(thing).flatMap((each) => buttons.get(each) ?? []),
    names: () => inside(thing).flatMap(({ name }) => name ?? []),
    text: () => textOf(thing).replace(/\s+/g, ' ').trim(),
  };
}

/** The whole page as assistive technology finds it, in one look. */
export async function look(page: Screen): Promise<PagePart> {
  const things = await page.ariaSnapshotJSON();
  const all: Thing = { role: 'page', children: things as unknown as Thing[] };
  return partAt(all, buttonsOf(page, all));
}
