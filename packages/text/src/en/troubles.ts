import { say } from '../message/message.ts';
import type { Circumstances, Troubles } from '../refusals/troubles.ts';

const KINDS: Record<string, string> = {
  sha256: '64 hexadecimal digits',
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function expected({ figures }: Circumstances): string {
  const what = figures.expected;
  return what === '' ? '' : `, expected: ${KINDS[what] ?? what}`;
}

function line({ place }: Circumstances, what: string): readonly string[] {
  const [row, column] = place.split(':');
  return column === undefined ? [what] : [`line ${row}, column ${column}: ${what}`];
}

/** Why a server, a table or a document was refused. */
export const troubles: Troubles = {
  unknown: () => say`that did not work`,

  notJson: (of) => line(of, 'this is not JSON'),
  jsonCut: (of) => line(of, 'the text breaks off'),
  tooLarge: ({ figures }) =>
    figures.most === '' ? say`that is too large` : say`has more than ${figures.most} values`,
  tooDeep: ({ at, figures }) => say`${at}is nested deeper than ${figures.most} levels`,
  unknownMessage: ({ figures }) => say`the server does not know the message ${figures.found}`,
  missing: ({ at }) => say`${at}is missing`,
  wrongValue: (of) =>
    of.figures.found === ''
      ? say`${of.at}cannot be read${expected(of)}`
      : say`${of.at}${of.figures.found} cannot stand here${expected(of)}`,
  unknownKey: ({ at }) => say`${at}unknown entry`,

  tooFast: ({ figures }) =>
    figures.seconds === ''
      ? say`that was too fast; wait a moment`
      : say`that was too fast; try again in ${figures.seconds} s`,
  tooManyConnections: () => say`too many connections from your address are open`,
  forbiddenOrigin: () => say`this page may not speak to that server`,
  needsSession: () => say`you need a name first`,
  badSession: () => say`your session has ended; choose a name again`,
  wrongMethod: () => say`the server does not do that here`,
  notFound: () => say`there is nothing at this address`,
  stopping: () => say`the server is being restarted; it will be back in a moment`,
  unavailable: () => say`the server cannot reach its storage; it is trying again`,
  internal: () => say`the server has made a mistake; nothing was changed`,

  badName: () => say`a name has 1 to 24 visible characters`,
  badCode: () => say`that code is wrong, used up or too old`,

  noSuchTable: () => say`there is no such table, or it is not open to you`,
  noRoom: () => say`no more of this is kept; the most that one person or one table may have is there`,
  tooManyTables: () => say`you have too many open tables; finish or close one first`,
  noSuchPack: () => say`the server does not know that pack`,
  badPack: ({ at }) => say`${at}the pack has a mistake`,
  badRecord: ({ at }) => say`${at}the record cannot be played again`,
  badOptions: ({ at, rejection }) =>
    rejection.length === 0 ? say`${at}these options do not fit together` : say`${at}${rejection}`,
  notWatching: () => say`you do not follow that table`,
  noSuchSeat: () => say`the table has no such seat`,
  noSpectators: () => say`this table has no spectators`,
  notHost: () => say`only the host of the table can do that`,
  notSeated: () => say`you have no seat at this table`,
  alreadySeated: () => say`you have a seat already`,
  seatTaken: () => say`that seat is taken`,
  seatOpen: () => say`nobody sits there`,
  noSeatFree: () => say`no seat is free`,
  notInLobby: () => say`the game has begun already`,
  notRunning: () => say`no game is under way at this table`,
  notEnded: () => say`the game is still under way`,
  notFinished: () => say`the game was not played to its end`,
  seatsOpen: () => say`some seats are still open; fill them with people or bots`,
  notAllReady: () => say`not everyone is ready yet`,
  alreadyRematched: () => say`there is a table for another game already`,
  continuedGame: () => say`the game went on under newer rules, so there is no record of the whole`,

  botPlays: () => say`a bot plays for your seat; take it back first`,
  notReplaced: () => say`no bot plays for that seat`,
  alreadyReplaced: () => say`a bot plays there already`,
  ownSeat: () => say`that is your own seat`,
  notAbsent: () => say`that player is here, or was until a moment ago`,
  notOverdue: () => say`that player still has time`,
  undoOff: () => say`at this table nothing can be taken back`,
  nothingToUndo: () => say`nothing to undo: something was revealed since, or someone else has acted`,
  noSuchMoment: () => say`there is no such moment in this game`,
  proposalOpen: () => say`another proposal is still open`,
  noProposal: () => say`nothing is proposed`,
  alreadyAccepted: () => say`you have agreed already`,
  hintsOff: () => say`at this table there are no hints`,
  noHint: () => say`there is nothing to decide for you now`,

  notARecord: ({ figures }) => say`no game record, but ${figures.found}`,
  newerFormat: ({ at, figures }) =>
    say`${at}format ${figures.found} is newer than this program, which knows format ${figures.known}`,
  unknownFormat: ({ at, figures }) => say`${at}no known format: ${figures.found}, expected ${figures.known}`,
  otherRules: ({ at, figures }) =>
    say`${at}played with version ${figures.found} of the rules, this is ${figures.known}`,
  otherPack: ({ at, figures }) =>
    say`${at}played with the pack '${figures.recordPack}', hash ${figures.recordHash}; here is '${figures.pack}', hash ${figures.hash}`,
  illegalMove: ({ at, figures, rejection }) =>
    say`${at}move ${figures.number} by seat ${figures.seat} is not legal: ${rejection}`,
  noSuchMove: ({ figures }) => say`the game has ${figures.moves} moves, not ${figures.at}`,
  wrongDigest: ({ at, figures }) =>
    say`${at}the content has the digest ${figures.expected}, so something was edited`,
  wrongCommitment: ({ at, figures }) => say`${at}the seed's fingerprint is ${figures.expected}`,
  otherCommitment: ({ at, figures }) =>
    say`${at}its fingerprint is ${figures.expected}, not the published ${figures.published}`,
  resultMissing: ({ at }) => say`${at}is missing, although the game was played to its end`,
  resultTooEarly: ({ at, figures }) => say`${at}the game is not over after its ${figures.moves} moves`,
  wrongResult: ({ at, figures }) => say`${at}says ${figures.recorded}, played was ${figures.played}`,
};
