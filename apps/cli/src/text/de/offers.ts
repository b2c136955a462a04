import type { EventEffect } from '@altiplano/rules/engine';
import type { offers as english } from '../en/offers.ts';
import { words } from './words.ts';

/** What accepting the event brings; nothing where one does not just accept. */
function accepting(effect: EventEffect): string {
  switch (effect.verb) {
    case 'offerPlanningSpace':
      return `${effect.spaces} ${effect.spaces === 1 ? 'Planungsfeld' : 'Planungsfelder'} mehr in dieser Runde`;
    case 'offerGood': {
      const good = words.things[effect.good];
      return effect.price === 0 ? `nimm 1 ${good}` : `kaufe 1 ${good} für ${words.coins(effect.price)}`;
    }
    case 'offerRoad':
      return 'gehe auf der Straße kostenlos einen Schritt weiter';
    case 'offerDrawAndStore':
      return `ziehe ${effect.tiles} Plättchen und lagere davon ein, was du willst, in begonnene Reihen`;
    case 'offerDrawAndPlace':
      return 'ziehe ein Plättchen und platziere es gleich, oder lege es in den Beutel zurück';
    case 'offerFreeCart':
      return `verzichte in dieser Runde auf den freien Karren: ${words.points(effect.points)}`;
    case 'offerFewerPlanning':
      return `ein Planungsfeld weniger in dieser Runde: ${words.points(effect.points)}`;
    case 'offerRearranging':
      return 'lege die Waren auf deinen Aktionsfeldern um oder in die Kiste';
    case 'offerRefill':
      return 'leere die Kiste in den Beutel';
    default:
      return '';
  }
}

/** What the terminal says about offers of events. */
export const offers: typeof english = {
  accept: (effect) => `annehmen: ${accepting(effect)}`,
};
