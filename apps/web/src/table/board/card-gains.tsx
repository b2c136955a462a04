import type { AssetEffect, Components, Exchange } from '@altiplano/rules/engine';
import type { CardTable } from '@altiplano/text';
import type { ReactNode } from 'react';
import { Icon } from '../../art/icons/icon.tsx';
import { PlaceSign } from '../../art/places/place-sign.tsx';
import { Coin } from '../../art/tokens/coin.tsx';
import { Opal } from '../../art/tokens/opal.tsx';
import { Point } from '../../art/tokens/point.tsx';
import { Traveler } from '../../art/tokens/traveler.tsx';
import { RichText } from '../message/rich-text.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import { useFrame } from '../state/frame.ts';
import styles from './card-site.module.css';
import { EitherOf } from './either-of.tsx';

/** Cards that may have spaces. */
export type SiteTable = Extract<CardTable, 'roles' | 'extensions' | 'assets'>;

type TravelerExchange = Extract<AssetEffect, { verb: 'exchangeForTraveler' }>;

const SIZE = 24;
/** What stands beside goods is a little smaller than they are. */
const BESIDE = 4;

/** The exchange that a card is for, if it is for one: then its spaces show the price. */
function exchangeOn(table: SiteTable, id: string, components: Components): Exchange | null {
  if (table === 'roles') return components.roles.find((row) => row.id === id)?.action ?? null;
  if (table === 'assets') return null;
  const tile = components.extensions.find((row) => row.id === id);
  const effect = components.extensionKinds.find((row) => row.id === tile?.kind)?.effect;
  return effect?.verb === 'exchange' ? effect : null;
}

function travelerExchangeOn(table: SiteTable, id: string, { assets }: Components): TravelerExchange | null {
  const effect = table === 'assets' ? assets.find((row) => row.id === id)?.effect : undefined;
  return effect?.verb === 'exchangeForTraveler' ? effect : null;
}

/** Whether a card shows too much for half a row: a portrait beside two goods, or three goods. */
export function isLong(table: SiteTable, id: string, components: Components): boolean {
  const goods = exchangeOn(table, id, components)?.gains.length ?? 0;
  return goods > (table === 'roles' ? 1 : 2);
}

/** What a card brings, and where, for the eye alone: in pictures, else in words. */
export function CardGains({ table, id, size = SIZE }: { table: SiteTable; id: string; size?: number }) {
  const { components, names } = useFrame();
  const exchange = exchangeOn(table, id, components);
  if (exchange !== null) {
    return (
      <Gains at={<PlaceSign place={exchange.location} size={size - BESIDE} />}>
        <EitherOf goods={exchange.gains} size={size} />
      </Gains>
    );
  }
  const trade = travelerExchangeOn(table, id, components);
  if (trade === null) {
    return (
      <span aria-hidden>
        <RichText message={[names.card(table, id)]} as="smallSigns" />
      </span>
    );
  }
  const { gains, coins, opals, points } = trade;
  return (
    <Gains at={<Traveler size={size - BESIDE} />}>
      {gains.map((good, index) => (
        <ThingIcon key={index} thing={good} size={size} />
      ))}
      <Amount count={coins} picture={<Coin size={size - BESIDE} />} />
      <Amount count={opals} picture={<Opal size={size - BESIDE} />} />
      <Amount count={points} picture={<Point size={size - BESIDE} />} />
    </Gains>
  );
}

function Gains({ at, children }: { at: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.gains} aria-hidden>
      <Icon name="gives" size={12} />
      {children}
      <span className={styles.where}>({at})</span>
    </span>
  );
}

function Amount({ count, picture }: { count: number; picture: ReactNode }) {
  if (count === 0) return null;
  return (
    <span className={styles.amount}>
      {count}
      {picture}
    </span>
  );
}
