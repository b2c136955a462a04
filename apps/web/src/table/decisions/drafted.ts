import type { ReadableMove } from '@altiplano/rules';
import { type CardTable, describeCard, plain, sentence } from '@altiplano/text';
import { cardPoints } from '../cards/card-points.ts';
import { insideOf } from '../message/inside-of.ts';
import { useTable } from '../state/at-table.ts';
import { useTarget } from '../state/use-target.ts';

/** The card that a move of a draft chooses, in words, and what pressing it does. */
export function useDrafted(move: ReadableMove) {
  const { names, components, texts } = useTable();
  const table: CardTable = move.type === 'chooseRole' ? 'roles' : 'missions';
  const id = 'role' in move ? move.role : 'mission' in move ? move.mission : '';
  const target = useTarget(`card:${table}:${id}`);
  const about = describeCard(table, id, names);
  const title =
    table === 'roles'
      ? plain(sentence(insideOf(table, id, names)).slice(0, 1))
      : texts.components.kinds.missions;
  const points = cardPoints(table, id, components);
  return { table, id, target, title, points, does: about?.does ?? [], facts: about?.facts ?? [] };
}
