/** A log that cannot be: our own bug, or a damaged store. Names the entry. */
export class LogFault extends Error {
  readonly entry: number;

  constructor(entry: number, what: string) {
    super(`entry ${entry}: ${what}`);
    this.name = 'LogFault';
    this.entry = entry;
  }
}
