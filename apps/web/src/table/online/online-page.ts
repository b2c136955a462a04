/** Overlays about the people around an online table. */
export type OnlinePage = 'chat' | 'table' | 'rollback' | 'abandon' | 'handOver';
