export type * from '@altiplano/pack';
export type * from '@altiplano/rules';

process.stdout.write('bench: nothing is measured yet\n');
