export { parseJson } from './json-text.ts';
export { isProblem, type Problem, problem } from './record/problem.ts';
export type { GameRecord, RecordedMove, RecordedResult } from './record/schema.ts';
export { parseRecord, parseRecordText } from './record/parse.ts';
export { digestOf, recordOf, recordText, resultOf, type Played } from './record/write.ts';
export { replay, type ReplayOptions } from './record/replay.ts';
export { type Check, type CheckName, verifyRecord, verifySteps } from './record/verify.ts';
export { PROTOCOL_VERSION, RECORD_FORMAT, RULES_VERSION } from './versions.ts';
export { finish, type Steps } from './steps.ts';
export { BOT_LEVELS, type BotLevel, DEFAULT_SETTINGS } from './table/default-settings.ts';
export {
  type ClockSettings,
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
} from './table/entry.ts';
export { PLAYED_BY, type PlayedBy } from './table/played-by.ts';
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
export { asMove, type StoredMove } from './table/stored-move.ts';
export type { Motion, Person } from './table/words.ts';
export { type CommandType, COMMANDS, type TableCommand } from './messages/commands.ts';
export { type FromClient, fromClientSchema, type SentCommand } from './messages/from-client.ts';
export {
  type Deed,
  type FromServer,
  type FromServerOf,
  fromServerSchema,
  type Told,
  type Update,
} from './messages/from-server.ts';
export { isMisunderstood, type Misunderstood, parseFromClient } from './messages/parse.ts';
export {
  trouble,
  TROUBLE_CODES,
  type TroubleCode,
  troubleOfProblem,
  troubleOfRules,
} from './messages/trouble.ts';
export { type Trouble, troubleSchema } from './messages/trouble-schema.ts';
export { plainText } from './people-text/plain-text.ts';
export { toldApart } from './people-text/look-alike.ts';
export * from './api/index.ts';
