export {
  type ListedPack,
  listedPackSchema,
  type PackList,
  packListSchema,
  packProblemsSchema,
} from './packs.ts';
export { parseBody } from './parse-body.ts';
export { type Code, codeBodySchema, codeSchema, type Me, meSchema, nameBodySchema } from './people.ts';
export { personName } from './person-name.ts';
export { checkSchema, type Verification, verificationSchema } from './records.ts';
export {
  MODULES,
  type Statistics,
  type StatisticsGroup,
  type StatisticsQuery,
  statisticsQuerySchema,
  statisticsSchema,
  type StatisticsTally,
} from './statistics.ts';
export {
  type ListedTable,
  listedTableSchema,
  markText,
  type NewTableBody,
  newTableBodySchema,
  newTableSchema,
  openTablesQuerySchema,
  ownTablesQuerySchema,
  parseMark,
  type TableList,
  tableListSchema,
  type TableSummary,
  tableSummarySchema,
} from './tables.ts';
