export { parseJson } from './json-text.ts';
export { isProblem, type Problem } from './record/problem.ts';
export { type GameRecord, RECORD_FORMAT, type RecordedMove, type RecordedResult } from './record/schema.ts';
export { parseRecord, parseRecordText } from './record/parse.ts';
export { recordOf, recordText, type Played } from './record/write.ts';
export { replay, type ReplayOptions } from './record/replay.ts';
export { type Check, type CheckName, verifyRecord } from './record/verify.ts';
export { RULES_VERSION } from './rules-version.ts';
