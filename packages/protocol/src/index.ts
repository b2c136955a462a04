export { parseJson } from './json-text.ts';
export { isProblem, type Problem, problem } from './record/problem.ts';
export { type GameRecord, RECORD_FORMAT, type RecordedMove, type RecordedResult } from './record/schema.ts';
export { parseRecord, parseRecordText } from './record/parse.ts';
export { digestOf, recordOf, recordText, resultOf, type Played } from './record/write.ts';
export { replay, type ReplayOptions } from './record/replay.ts';
export { type Check, type CheckName, verifyRecord, verifySteps } from './record/verify.ts';
export { RULES_VERSION } from './rules-version.ts';
export { finish, type Steps } from './steps.ts';
export {
  BOT_LEVELS,
  type BotLevel,
  type ClockSettings,
  DEFAULT_SETTINGS,
  type TableSettings,
  type TableSettingsInput,
  tableSettingsSchema,
} from './table/settings.ts';
export {
  type CommandKey,
  type Entry,
  type EntryKind,
  type EntryOf,
  entrySchema,
  PLAYED_BY,
  type PlayedBy,
} from './table/entry.ts';
export {
  type ClockInfo,
  clockInfoSchema,
  type OwnInfo,
  ownInfoSchema,
  type SeatInfo,
  TABLE_STATUS,
  type TableInfo,
  tableInfoSchema,
  type TableStatus,
} from './table/info.ts';
export type { Motion, Person } from './table/words.ts';
export { type CommandType, COMMANDS, type TableCommand } from './messages/commands.ts';
export { type FromClient, fromClientSchema, type SentCommand } from './messages/from-client.ts';
export {
  type Deed,
  type FromServer,
  type FromServerOf,
  fromServerSchema,
  PROTOCOL_VERSION,
  type Told,
  type Update,
} from './messages/from-server.ts';
export { isMisunderstood, type Misunderstood, parseFromClient } from './messages/parse.ts';
export {
  type Trouble,
  trouble,
  TROUBLE_CODES,
  type TroubleCode,
  troubleOfProblem,
  troubleOfRules,
  troubleSchema,
} from './messages/trouble.ts';
export * from './api/index.ts';
