import type { ReadableMove } from '@altiplano/rules';
import { RolePortrait } from '../../art/roles/role-portrait.tsx';
import { CardFrame } from '../../ui/card-frame.tsx';
import { cardKind } from '../cards/card-kind.ts';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import { useDrafted } from './drafted.ts';

/** A card of a draft, large. */
export function DraftCard({ move }: { move: ReadableMove }) {
  const { texts } = useTable();
  const { table, id, target, title, points, does, facts } = useDrafted(move);
  return (
    <CardFrame
      kind={cardKind(table)}
      title={title}
      state={target.state === 'chosen' ? 'chosen' : 'legal'}
      points={points === null ? undefined : { value: points, label: texts.words.points(points) }}
      onPress={target.press}
      about={`card:${table}:${id}`}
    >
      {table === 'roles' && <RolePortrait role={id} size={72} />}
      <p>
        <RichText message={does} />
      </p>
      {table === 'roles' &&
        facts.map((fact, index) => (
          <p key={index}>
            <RichText message={fact} />
          </p>
        ))}
    </CardFrame>
  );
}
