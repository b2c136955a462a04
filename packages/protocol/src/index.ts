import { z } from 'zod';

export type * from '@altiplano/pack';
export type * from '@altiplano/rules';

/** The version of a game record's format. */
export const recordFormat = z.literal(1);
