import type { Exchange, ExtensionEffect } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import { type Report, shown } from './problem.ts';

/** A move names extra spaces as a set of six bits (rules, `moves/move.ts`). */
const MOST_EXTRAS = 6;

function sameThings(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join() === others.toSorted().join();
}

function isAction(effect: ExtensionEffect, action: Exchange): boolean {
  return (
    effect.verb === 'exchange' &&
    effect.location === action.location &&
    sameThings(effect.pays, action.pays) &&
    sameThings(effect.gains, action.gains)
  );
}

function checkSameAs(pack: Pack, report: Report): void {
  pack.extensionKinds.forEach((kind, index) => {
    if (kind.sameAs === undefined) return;
    const path = ['extensionKinds', index, 'sameAs'];
    const other = pack.extensionKinds.find(({ id }) => id === kind.sameAs);
    if (other === undefined) report(path, 'unknownKind', { kind: shown(kind.sameAs) });
    else if (other.sameAs !== undefined) {
      report(path, 'countsAsOther', { kind: shown(other.id) });
    }
  });
}

function checkTiles(pack: Pack, report: Report): void {
  const kinds = new Set(pack.extensionKinds.map(({ id }) => id));
  pack.extensions.forEach(({ kind }, index) => {
    if (!kinds.has(kind)) report(['extensions', index, 'kind'], 'unknownKind', { kind: shown(kind) });
  });
  const extra = new Set(
    pack.extensionKinds.filter(({ effect }) => effect.verb === 'extraSpace').map(({ id }) => id),
  );
  const extras = pack.extensions.filter(({ kind }) => extra.has(kind)).length;
  if (extras > MOST_EXTRAS) report(['extensions'], 'extraSpaces', { most: MOST_EXTRAS, has: extras });
  const used = new Set(pack.extensions.map(({ kind }) => kind));
  pack.extensionKinds.forEach(({ id }, index) => {
    if (!used.has(id)) report(['extensionKinds', index], 'onNoTile');
  });
}

/** A39 compares kinds, so a role tile that shows an extension's action must name its kind. */
function checkRoles(pack: Pack, report: Report): void {
  pack.roles.forEach((role, index) => {
    const shownOn = pack.extensionKinds.find(({ effect }) => isAction(effect, role.action));
    const kind = pack.extensionKinds.find(({ id }) => id === role.kind);
    if (role.kind === null) {
      if (shownOn !== undefined) {
        report(['roles', index, 'kind'], 'roleKind', { kind: shown(shownOn.id) });
      }
    } else if (kind === undefined) {
      report(['roles', index, 'kind'], 'unknownKind', { kind: shown(role.kind) });
    } else if (!isAction(kind.effect, role.action)) {
      report(['roles', index, 'action'], 'roleAction', { kind: shown(role.kind) });
    }
  });
}

/** Every reference to a kind of extension leads to one, and every kind is used. */
export function checkKinds(pack: Pack, report: Report): void {
  checkSameAs(pack, report);
  checkTiles(pack, report);
  checkRoles(pack, report);
}
