/** What can stand in front of the table about the people around it. */
export type OnlinePage = 'chat' | 'table' | 'rollback' | 'abandon' | 'handOver';
