/** What thinking ahead can put in front of the table: the list of what is lined up, or a question before it is. */
export type AheadPage = 'queue' | 'consent';
