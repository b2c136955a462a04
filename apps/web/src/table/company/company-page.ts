/** What can stand in front of the table about the people around it. */
export type CompanyPage = 'chat' | 'table' | 'rollback' | 'abandon' | 'hand';
