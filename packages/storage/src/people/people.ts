export interface Person {
  readonly id: string;
  readonly name: string;
  /** When the person first came. */
  readonly at: number;
}

/** People and their sessions. Secrets arrive here as hashes and in no other form. */
export interface People {
  /** Stores a person with a first session. */
  create(person: Person, tokenHash: string): Promise<void>;
  byToken(tokenHash: string): Promise<Person | undefined>;
  byId(id: string): Promise<Person | undefined>;
  /** The names of these people by id; unknown ones are left out. */
  namesOf(ids: readonly string[]): Promise<Map<string, string>>;
  /** The person under the new name, or undefined if there is no such person. */
  rename(id: string, name: string): Promise<Person | undefined>;
  /** Ends one session; the person stays. */
  closeSession(tokenHash: string): Promise<void>;
  /** Stores a one-time code in place of the person's former one. */
  makeCode(person: string, codeHash: string, expires: number): Promise<void>;
  /** Uses up a code that has not expired and opens a session for its person; undefined if there is no such code. */
  claimCode(codeHash: string, now: number, tokenHash: string): Promise<Person | undefined>;
}
