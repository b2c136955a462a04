import { BOTS, choose, isBotName } from '@altiplano/bots';
import { createPreferences } from '@altiplano/client';
import { shippedPack } from '@altiplano/pack';
import {
  apply,
  awaitedSeat,
  createGame,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  isOver,
  isRejection,
  legalMoves,
  moveTypeOf,
  type Options,
  view,
} from '@altiplano/rules/engine';
import { isLanguage, loadTexts } from '@altiplano/text';
import { createRoot } from 'react-dom/client';
import { TableScreen } from '../table-screen.tsx';
import { loadTableWords } from '../words/table-words.ts';
import { createStudyStore, playOn } from './study-store.ts';

// For looking at crowded tables, `play=random` for odd ones, `has=moveCorn` for what can be done: ?players=5&traveler=full&missions=1&round=8&phase=planning&lang=de&theme=dark&seed=1
const asked = new URLSearchParams(location.search);
const options: Options = {
  ...DEFAULT_OPTIONS,
  players: Number(asked.get('players') ?? 3),
  missions: asked.has('missions'),
  traveler: (asked.get('traveler') ?? 'off') as Options['traveler'],
  short: asked.has('short'),
  roles: asked.has('draft') ? 'draft' : 'random',
};
let dice = Number(asked.get('seed') ?? 1) * 7919 + 17;
const below = (most: number): number => {
  dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff;
  return Math.floor((dice / 0x80000000) * most);
};
const game = createGame({ components: shippedPack, options, seed: asked.get('seed') ?? '1' });
if (isRejection(game)) throw new Error(game.rejected);
const bot = asked.get('bot') ?? '';
const round = Number(asked.get('round') ?? 1);
const buffer = createMoveBuffer();
const canNow = (type: string): boolean => {
  const count = legalMoves(game, 0, buffer);
  return buffer.slice(0, count).some((move) => moveTypeOf(move) === type);
};
const isThere = (): boolean =>
  isOver(game) ||
  (game.state.round >= round &&
    awaitedSeat(game) === 0 &&
    (!asked.has('phase') || view(game, 0).phase === asked.get('phase')) &&
    (!asked.has('decision') || view(game, 0).players[0]?.decision === asked.get('decision')) &&
    (!asked.has('has') || canNow(asked.get('has') ?? '')));
for (let step = 0; !isThere(); step++) {
  const seat = awaitedSeat(game);
  const count = legalMoves(game, seat, buffer);
  const isRandom = asked.get('play') === 'random' || count === 1;
  const move = isRandom
    ? buffer[below(count)]
    : choose(BOTS[isBotName(bot) ? bot : 'greedy'], game, seat, `${step}`);
  apply(game, seat, move ?? 0);
}
playOn(game, 0, below);
const lang = asked.get('lang') ?? 'en';
const language = isLanguage(lang) ? lang : 'en';
document.documentElement.lang = language;
const theme = asked.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
const kept = new Map<string, unknown>();
const texts = await loadTexts(language);
const words = await loadTableWords(language);
const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <TableScreen
      store={createStudyStore(game, below)}
      texts={texts}
      words={words}
      language={language}
      preferences={createPreferences({ read: () => kept.get('all'), write: (all) => kept.set('all', all) })}
      onHelp={() => undefined}
      onLeave={() => undefined}
    />,
  );
}
