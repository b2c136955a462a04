/** A custom pack that somebody brought, under the hash of its content. */
export interface StoredPack {
  readonly hash: string;
  readonly name: string;
  /** Who brought it first. */
  readonly person: string;
  readonly at: number;
  /** The pack's JSON text. */
  readonly text: string;
}

export interface Packs {
  /** Keeps a pack; one that is there already stays as it is. */
  put(pack: StoredPack): Promise<void>;
  get(hash: string): Promise<StoredPack | undefined>;
  /** The packs that a person brought, newest first, without their texts. */
  ofPerson(person: string, limit: number): Promise<Omit<StoredPack, 'text'>[]>;
}
