import type { TableInfo } from '@altiplano/protocol';

/** The seats whose people are asked for their consent: everyone for whom no bot plays. */
export function voters({ seats }: TableInfo): number[] {
  return seats.flatMap(({ person, bot }, seat) => (person !== null && bot === null ? [seat] : []));
}
