import type { CardSummary } from '../../summary/cards.ts';
import type { CardTable } from '../../tally/tally.ts';
import type { Html } from '../html.ts';
import type { Reader } from '../reader.ts';

interface Column {
  readonly title: string;
  cell(card: CardSummary): string | Html;
}

/** The figures that a table of cards shows, in the order of its columns. */
export function cardColumns(table: CardTable, reader: Reader): Column[] {
  const { numbers, relative, points, estimate, texts } = reader;
  const { columns } = texts.balance;
  const open: Column = { title: columns.open, cell: (card) => numbers.count(card.open) };
  const taken: Column = { title: columns.taken, cell: (card) => estimate(card.takenShare, numbers.percent) };
  const round: Column = { title: columns.round, cell: (card) => numbers.decimal(card.meanRound) };
  const coins: Column = { title: columns.coins, cell: (card) => numbers.decimal(card.meanCoins) };
  const first: Column = { title: columns.first, cell: (card) => numbers.percent(card.firstShare) };
  const firstOfOpen: Column = {
    title: columns.firstOfOpen,
    cell: (card) => numbers.percent(card.firstOfOpenShare),
  };
  const takers: Column[] = [
    { title: columns.winnersTake, cell: (card) => numbers.percent(card.winnersShare) },
    { title: columns.losersTake, cell: (card) => numbers.percent(card.losersShare) },
    { title: columns.takerWins, cell: (card) => estimate(card.takers.relative, relative) },
    { title: columns.takerPoints, cell: (card) => estimate(card.takers.points, points) },
  ];
  const uses: Column = { title: columns.uses, cell: (card) => numbers.decimal(card.uses) };
  const done: Column[] = [
    { title: columns.done, cell: (card) => estimate(card.doneShare, numbers.percent) },
    { title: columns.roundDone, cell: (card) => numbers.decimal(card.meanRoundDone) },
  ];
  switch (table) {
    case 'extensionKinds':
    case 'extensions':
      return [open, taken, round, coins, first, firstOfOpen, ...takers, uses];
    case 'assets':
      return [open, taken, round, first, firstOfOpen, ...takers, uses];
    case 'orders':
      return [open, taken, round, ...done, first, ...takers];
    case 'houses':
    case 'boats':
      return [open, taken, round, first, ...takers];
    case 'missions':
      return [
        { ...open, title: columns.dealt },
        { ...taken, title: columns.held },
        ...done,
        ...takers.slice(2),
      ];
  }
}
