import type { Pack, Problem as PackProblem } from '@altiplano/pack';
import type { BotLevel, FromClient, FromServer, GameRecord, TableSettings } from '@altiplano/protocol';
import type { Viewer } from '@altiplano/rules';
import type { KeptGame, StoredGame } from './storage.ts';

/** Who plays on a seat of a local game: somebody at this device, or a bot. */
export type LocalPlayer = { readonly name: string } | { readonly bot: BotLevel };

/** A game at this device: its players by seat. */
export interface LocalSetup {
  readonly settings: TableSettings;
  readonly players: readonly LocalPlayer[];
  /** The hash of the pack; the shipped one if not named. */
  readonly pack?: string;
  /** Whether decisions without a choice play themselves, for everyone at this device. */
  readonly forced?: boolean;
}

/** What only the host of local games is asked for. */
export type LocalRequest =
  | { readonly type: 'games'; readonly id: string }
  | { readonly type: 'begin'; readonly id: string; readonly setup: LocalSetup }
  | { readonly type: 'remove'; readonly id: string; readonly table: string }
  | { readonly type: 'record'; readonly id: string; readonly table: string }
  /** A game as it is kept, whether or not it can be understood. */
  | { readonly type: 'kept'; readonly id: string; readonly table: string }
  | { readonly type: 'import'; readonly id: string; readonly record: unknown }
  | { readonly type: 'pack'; readonly id: string; readonly hash: string }
  | { readonly type: 'addPack'; readonly id: string; readonly pack: unknown }
  /** The curtain: from now on the table is seen as this viewer sees it, and orders are that seat's. */
  | { readonly type: 'look'; readonly id: string; readonly table: string; readonly as: Viewer };

/** What only the host of local games says. */
export type LocalAnswer =
  | { readonly type: 'games'; readonly id: string; readonly games: readonly StoredGame[] }
  | { readonly type: 'record'; readonly id: string; readonly record: GameRecord }
  | { readonly type: 'kept'; readonly id: string; readonly kept: KeptGame }
  | { readonly type: 'pack'; readonly id: string; readonly hash: string; readonly pack: Pack }
  | { readonly type: 'packProblems'; readonly id: string; readonly problems: readonly PackProblem[] };

export type ToHost = FromClient | LocalRequest;
export type FromHost = FromServer | LocalAnswer;
