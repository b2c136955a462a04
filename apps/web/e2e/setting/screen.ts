/** What a scenario may do with a page in any browser: the part of Playwright's page that the WebKit driver has too. */
export interface Screen {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** The last address that was waited for. */
  url(): string;
  waitForURL(address: RegExp): Promise<void>;
  getByRole(role: Role, options?: Named): Target;
  getByText(text: string | RegExp, options?: { exact?: boolean }): Target;
  /** The page as assistive technology finds it. */
  ariaSnapshotJSON(): Promise<unknown>;
  /** What a function says inside the page; it sees nothing of its surroundings. */
  evaluate<Result>(inside: () => Result | Promise<Result>): Promise<Result>;
  readonly keyboard: { press(key: string): Promise<void> };
}

export type Role =
  | 'alert'
  | 'banner'
  | 'button'
  | 'columnheader'
  | 'contentinfo'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'log'
  | 'radio'
  | 'region'
  | 'row'
  | 'status'
  | 'switch'
  | 'tab'
  | 'textbox';

interface Named {
  name?: string | RegExp;
  exact?: boolean;
  disabled?: boolean;
}

interface Patience {
  timeout?: number;
}

/** Things on a page, found anew whenever they are used. */
export interface Target {
  getByRole(role: Role, options?: Named): Target;
  getByText(text: string | RegExp, options?: { exact?: boolean }): Target;
  or(other: Target): Target;
  first(): Target;
  nth(index: number): Target;
  count(): Promise<number>;
  click(options?: Patience): Promise<void>;
  /** Chooses what can be chosen, unless it is already. */
  check(): Promise<void>;
  /** Types it, key by key: a field that is filled by a program is not noticed by React in Firefox. */
  pressSequentially(text: string): Promise<void>;
  waitFor(options?: { state?: 'visible' | 'hidden' } & Patience): Promise<void>;
  isVisible(): Promise<boolean>;
  innerText(): Promise<string>;
  allInnerTexts(): Promise<string[]>;
}
