export { type Cell, createCell, type ExternalStore } from './external/external-store.ts';
export { timeLeft } from './clock/time-left.ts';
export { chanceOf } from './odds/chance-of.ts';
export type { Draw } from './odds/draw.ts';
export { drawOdds, type DrawOdds, type GoodOdds } from './odds/draw-odds.ts';
export { nextDraw } from './odds/next-draw.ts';
export { legalFor, whyNotMove } from './sight/legal-for.ts';
export { viewOf } from './sight/view-of.ts';
export { type CardChanges, type Changes, changesFor } from './preview/changes.ts';
export { type Preview, previewOf } from './preview/preview.ts';
export type { Counts, RowChange, TileChanges } from './preview/tile-changes.ts';
export { type Errands, errandsOf } from './warnings/errands.ts';
export { WARNING_CODES, type Warning, type WarningCode, WARNINGS } from './warnings/warning.ts';
export { warningsFor } from './warnings/warnings-for.ts';
export { DEFAULT_PREFERENCES, type Preferences, readPreferences } from './preferences/preferences.ts';
export {
  createPreferences,
  preferencesIn,
  type PreferenceStorage,
  type PreferenceStore,
  type TextStorage,
} from './preferences/preference-store.ts';
export type { Closing, OpenWire, Wire, WireListeners } from './wire/wire.ts';
export { type SocketLike, socketWire } from './wire/socket-wire.ts';
export { type WorkerLike, workerWire } from './wire/worker-wire.ts';
export { type Connection, type ConnectionParts, createConnection } from './connection/connection.ts';
export type { Answer, Unsent } from './connection/requests.ts';
export type { AboutTable, Followed, Follower } from './connection/following.ts';
export type { ConnectionState, ConnectionStatus } from './connection/state.ts';
export type { Timers } from './connection/timers.ts';
export type { Log, LogLine } from './log/log-line.ts';
export { CLIENT_TROUBLES, type ClientTroubleCode } from './table/client-trouble.ts';
export { openTable, type TableStoreParts } from './table/open-table.ts';
export { createPackFinder, type PackFinder } from './table/pack-finder.ts';
export type { Step } from './table/step.ts';
export type {
  ChatLine,
  Hint,
  Presence,
  ReplayPosition,
  TableSnapshot,
  TableStore,
} from './table/table-store.ts';
export { createIndexedDbStorage } from './local/indexed-db-storage.ts';
export { createLocalGames, type LocalGames } from './local/local-games.ts';
export { createLocalHost, type LocalHost, type LocalHostParts } from './local/local-host.ts';
export { createMemoryStorage } from './local/memory-storage.ts';
export type {
  FromHost,
  LocalAnswer,
  LocalPlayer,
  LocalRequest,
  LocalSetup,
  ToHost,
} from './local/messages.ts';
export { nextPerson } from './local/next-person.ts';
export { type PortLike, serveLocal, type ServeLocalParts } from './local/serve-local.ts';
export type { GameStorage, KeptGame, StoredGame } from './local/storage.ts';
export { findLosses, type Loss, type Losses, type LossParts } from './review/find-losses.ts';
export { type Landmarks, landmarksOf, nextLandmark } from './review/landmarks.ts';
export {
  openReplay,
  type Replay,
  type ReplayedMove,
  type ReplayLine,
  type ReplaySnapshot,
  type ReplayViewer,
} from './review/replay.ts';
export { type Review, reviewRecord, type RoundScores } from './review/review-record.ts';
export { type Ahead, type AheadParts, createAhead } from './ahead/ahead.ts';
export type { AheadSnapshot } from './ahead/ahead-snapshot.ts';
export type { Intended, LineEnd, LineStep, Shows } from './ahead/line-step.ts';
export type { NothingToTry } from './ahead/own-next.ts';
export type { LinedUp, Queue, Stopped } from './ahead/queue.ts';
export { queuesIn, type QueueStorage } from './ahead/queue-storage.ts';
export type { Mismatch } from './ahead/retrace.ts';
export { type Study, studied, studyEnd } from './ahead/study.ts';
export { turnsOf } from './ahead/turns.ts';
