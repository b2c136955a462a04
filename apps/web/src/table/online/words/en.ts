/** Words for those who play together at an online table. */
export const online = {
  chat: 'Chat',
  chatWith: (unread: number) => (unread === 0 ? 'Chat' : `Chat, ${unread} unread`),
  chatEmpty: 'Nobody has said anything yet.',
  say: 'Say something to all',
  send: 'Send',
  sending: 'on its way …',
  said: (name: string, text: string) => `${name} says: ${text}`,
  onlooker: 'looking on',

  table: 'Table',
  people: 'Who is here',
  host: 'host',
  here: 'here',
  away: 'connection lost, expected back',
  gone: 'not here',
  bot: (level: string) => `bot, ${level}`,
  botFor: (level: string) => `a bot plays (${level})`,
  onlookers: (count: number) =>
    count === 1 ? 'One person is looking on.' : `${count} people are looking on.`,
  noOnlookers: 'Nobody is looking on.',
  letBotPlay: 'Let a bot play on',
  botSays: 'If someone is missing, the host can let a bot play on; whoever returns takes the seat back.',

  clock: 'Clock',
  timeLeft: 'time left',
  clockLive: (bank: string, increment: string) =>
    `${bank} each for the whole game, ${increment} more for every turn.`,
  clockSlow: (days: string) => `For each decision: ${days}.`,
  minutes: (count: number) => (count === 1 ? 'one minute' : `${count} minutes`),
  seconds: (count: number) => (count === 1 ? 'one second' : `${count} seconds`),
  days: (count: number) => (count === 1 ? 'one day' : `${count} days`),
  atZero: {
    bot: 'When time is up, a bot takes that one decision.',
    wait: 'When time is up, the game waits; for someone who is away the host can let a bot play.',
  },
  low: {
    bot: 'At zero a bot takes this decision for you.',
    wait: 'At zero the game still waits for you.',
  },
  lowTitle: 'Your time is running out',
  outTitle: 'Your time is up',
  daysAndHours: (days: number, hours: number) => (hours === 0 ? `${days} d` : `${days} d ${hours} h`),
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,

  agree: 'Agree',
  disagree: 'Do not agree',
  withdraw: 'Withdraw',
  answers: 'Answers',
  agreed: 'agrees',
  unanswered: 'has not answered',
  backTo: 'Back to before this:',
  goBack: 'Go further back …',
  goBackTitle: 'Go further back',
  goBackSays:
    'Choose the moment to return to. Everything after it is void, for everyone. What was seen stays seen.',
  goBackAsks: 'All people at the table have to agree; bots always do.',
  goBackAlone: 'Nobody else has to be asked: it happens at once.',
  goBackNone: 'Nothing has been played yet.',
  goBackOff: 'At this table nothing can be taken back.',
  noUndo: {
    free: 'There is nothing to take back: something was revealed, or others have acted since. The log can propose to go further back.',
    agreed: 'At this table steps are taken back only if all agree: propose it below the log.',
    none: 'At this table nothing can be taken back.',
  },
  lastStep: 'before the last step',
  before: 'before',
  olderMoments: 'Older moments',
  propose: 'Propose it',
  doIt: 'Go back',
  callOff: 'Call off the game …',
  callOffTitle: 'Call off the game',
  callOffSays: 'The game ends here without a result, if all people at the table agree.',
  callOffAlone: 'The game ends here without a result. Nobody else has to be asked.',
  proposalOpen: 'Another proposal is still open.',

  handOver: 'Hand my seat to a bot …',
  handOverTitle: 'Hand your seat to a bot',
  handOverSays: (level: string) =>
    `A bot (${level}) plays on for you, so that the others can finish. You can come back and take your seat again at any time.`,
  handOverDo: 'Let the bot play',
  replaced: (level: string) => `A bot (${level}) plays for you.`,
  takeBack: 'Take my seat back',

  lookingOn: 'You are looking on',
  lookingOnSays: 'You see what lies open; hands and bags stay secret.',
  whose: 'Whose board',

  calledOff: 'The game was called off.',
  nextTable: 'There is a table for another game.',
  toNextTable: 'Go there',
  again: 'Play again',

  invite: 'Invite',
  inviteSays: 'Whoever has this link comes to this table: to their seat, or to look on.',

  lost: {
    connecting: 'Connecting …',
    catchingUp: 'Connected again. Fetching what you missed …',
    offline: 'The connection is lost. What you do now is sent as soon as it is back.',
    restarting: 'The server is being restarted. Nothing is lost; it goes on in a moment.',
    signedOut: 'Your session on this device has ended.',
    outdated: 'The server has a newer version than this page.',
  },
  retry: 'Try now',
  retryIn: (seconds: number) => `next attempt in ${seconds} s`,
  signIn: 'Choose a name',
  reload: 'Load the page again',

  yourTurn: 'Your turn',
};

export type OnlineWords = typeof online;
