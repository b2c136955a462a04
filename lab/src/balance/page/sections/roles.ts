import type { StandingSummary } from '../../summary/standings.ts';
import { type Html, html } from '../html.ts';
import { nameCell, usualNote } from '../own-notes.ts';
import type { Reader } from '../reader.ts';
import { table } from '../table.ts';
import { relativeChart } from './relative-chart.ts';

function standingCells(
  standing: StandingSummary,
  { numbers, relative, points, estimate }: Reader,
): (string | Html)[] {
  return [
    numbers.count(standing.count),
    estimate(standing.winShare, numbers.percent),
    estimate(standing.relative, relative),
    estimate(standing.points, points),
  ];
}

/** Who wins: by role, and by place in the turn order. */
export function rolesSection(reader: Reader): Html {
  const { balance, texts, names } = reader;
  const { captions, columns, position: positionName } = texts.balance;
  const figures = [columns.players, columns.wins, columns.relative, columns.points];
  const roles = balance.roles.toSorted((a, b) => (b.relative?.value ?? 0) - (a.relative?.value ?? 0));
  const places = balance.positions.map((place) => ({ label: positionName(place.position), standing: place }));
  return html`<div class="beside">
${relativeChart(
  'roles',
  captions.roleWins,
  roles.map((role) => ({ label: names.role(role.id), standing: role })),
  true,
  reader,
)}
<div>${table({
    caption: captions.roles,
    columns: [columns.role, ...figures],
    rows: roles.map((role) => [
      nameCell(names.role(role.id), 'roles', role.id, reader),
      ...standingCells(role, reader),
    ]),
  })}
${usualNote('roles', reader)}</div></div>
<div class="beside">
${relativeChart('positions', captions.positionWins, places, false, reader)}
${table({
  caption: captions.positions,
  columns: [columns.position, ...figures],
  rows: places.map(({ label, standing }) => [label, ...standingCells(standing, reader)]),
})}</div>`;
}
