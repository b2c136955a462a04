/** One line of a table's chat, as it was said. */
export interface ChatLine {
  readonly at: number;
  readonly person: string;
  /** The person's name at that time. */
  readonly name: string;
  /** Absent for a spectator. */
  readonly seat?: number;
  readonly text: string;
}

export interface ChatMessage extends ChatLine {
  /** 1, 2, 3 … at each table. */
  readonly number: number;
}

export interface Chat {
  /** Stores a line and numbers it; the same person's same key again gives the message that is there already. */
  say(table: string, line: ChatLine, key: string): Promise<ChatMessage>;
  /** The newest messages before number `before` (or of all), oldest first. */
  list(table: string, limit: number, before?: number): Promise<ChatMessage[]>;
}
