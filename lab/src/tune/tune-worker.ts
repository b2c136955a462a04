import type { Pack } from '@altiplano/pack';
import type { Options } from '@altiplano/rules';
import { serveCalls } from '@altiplano/threads';
import { type Block, type BlockResult, playBlock } from './play-block.ts';

export interface SharedByBlocks {
  readonly pack: Pack;
  readonly options: Options;
}

await serveCalls(
  ({ pack, options }: SharedByBlocks) =>
    (block: Block): BlockResult =>
      playBlock(pack, options, block),
);
