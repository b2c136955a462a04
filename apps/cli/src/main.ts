export type * from '@altiplano/pack';
export type * from '@altiplano/protocol';
export type * from '@altiplano/rules';

process.stdout.write('altiplano: the terminal program is not written yet\n');
