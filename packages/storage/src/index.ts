export { backup } from './backup/backup.ts';
export type { BackupSummary } from './backup/format.ts';
export { restore } from './backup/restore.ts';
export type { Chat, ChatLine, ChatMessage } from './chat/chat.ts';
export { acceptLoss, checkStore, type StoreCheck, type StoreProblem } from './check-store.ts';
export { StorageFault, type StorageFaultCode } from './fault.ts';
export { isFull, isOutage } from './is-outage.ts';
export type { Leases } from './leases/leases.ts';
export type { NewsMessage } from './news/message.ts';
export type { News, NewsListener } from './news/news.ts';
export { type OpenOptions, openStorage } from './open-storage.ts';
export type { Packs, StoredPack } from './packs/packs.ts';
export type { Mark, Page, PageRequest } from './page.ts';
export type { People, Person } from './people/people.ts';
export { DATA_FOLDER, type Place, placeOf } from './place.ts';
export type {
  Result,
  ResultFilter,
  ResultGroup,
  Results,
  StoredResult,
  Tally,
} from './results/results.ts';
export type { Storage } from './storage.ts';
export type { Listed, Listing } from './tables/listing.ts';
export type { Beside, NewTable, Snapshot, Tables } from './tables/tables.ts';
export type { Outage, Uptime } from './uptime/uptime.ts';
