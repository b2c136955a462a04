/** What a client asks for. Every text and every title is asked for once; titles of a table are numbers that grow. */
export type Wish =
  | { readonly do: 'say'; readonly text: string }
  | { readonly do: 'title'; readonly value: number }
  | { readonly do: 'read' };

interface Ask {
  readonly kind: 'ask';
  readonly at: number;
  readonly person: string;
  readonly table: string;
  readonly id: string;
  readonly wish: Wish;
}

interface Answer {
  readonly kind: 'answer';
  readonly at: number;
  readonly id: string;
  /** Of a read: the title. */
  readonly value?: number;
}

interface HeardLine {
  readonly kind: 'line';
  readonly person: string;
  readonly table: string;
  readonly number: number;
  readonly text: string;
}

interface HeardTitle {
  readonly kind: 'title';
  readonly person: string;
  readonly table: string;
  readonly number: number;
  readonly value: number;
}

/** What a table looks like when everything is over, asked of one node. */
interface Final {
  readonly kind: 'final';
  readonly node: number;
  readonly table: string;
  readonly lines: readonly { readonly number: number; readonly text: string }[];
  readonly title: number;
}

/** One line of a history: all that clients said and heard, in the order of one clock. An answer is always a grant. */
export type HistoryEvent = Ask | Answer | HeardLine | HeardTitle | Final;

/** What must never be. */
export interface Violation {
  readonly rule: 'lost' | 'doubled' | 'order' | 'stale' | 'invented';
  readonly table: string;
  readonly what: string;
}

type Said = Ask & { readonly wish: Extract<Wish, { do: 'say' }>; readonly granted: number | null };

function ofKind<K extends HistoryEvent['kind']>(history: readonly HistoryEvent[], kind: K) {
  return history.filter((event): event is Extract<HistoryEvent, { kind: K }> => event.kind === kind);
}

/** Lines as they ended up, and as anybody ever heard them. */
function checkLines(table: string, history: readonly HistoryEvent[], said: readonly Said[]): Violation[] {
  const found: Violation[] = [];
  const add = (rule: Violation['rule'], what: string): void => void found.push({ rule, table, what });
  const finals = ofKind(history, 'final');
  const asked = new Set(said.map(({ wish }) => wish.text));
  const textOf = new Map<number, string>();
  const numberOf = new Map<string, number>();
  for (const { number, text } of [...finals.flatMap(({ lines }) => lines), ...ofKind(history, 'line')]) {
    if (!asked.has(text)) add('invented', text);
    const [otherText, otherNumber] = [textOf.get(number), numberOf.get(text)];
    if (otherText !== undefined && otherText !== text) add('order', `${number} is ${otherText} and ${text}`);
    if (otherNumber !== undefined && otherNumber !== number)
      add('doubled', `${text}: ${otherNumber}, ${number}`);
    textOf.set(number, text);
    numberOf.set(text, number);
  }
  for (const { lines, node } of finals) {
    const kept = new Set(lines.map(({ text }) => text));
    for (const { wish, granted } of said)
      if (granted !== null && !kept.has(wish.text)) add('lost', `${wish.text}, node ${node}`);
    if (lines.some(({ number }, index) => number !== index + 1)) add('order', `holes, node ${node}`);
  }
  // Whatever was granted before something else was asked for stands before it.
  const granted = said
    .filter((one) => one.granted !== null)
    .sort((a, b) => (a.granted ?? 0) - (b.granted ?? 0));
  for (const later of said) {
    const number = numberOf.get(later.wish.text);
    const before = granted.filter((one) => (one.granted ?? 0) < later.at);
    const wrong = before.find(({ wish }) => number !== undefined && (numberOf.get(wish.text) ?? 0) > number);
    if (wrong !== undefined) add('order', `${later.wish.text} before ${wrong.wish.text}`);
  }
  return found;
}

/** Titles as each person heard them, as they were read, and as they ended up. */
function checkTitles(
  table: string,
  history: readonly HistoryEvent[],
  answers: ReadonlyMap<string, Answer>,
): Violation[] {
  const found: Violation[] = [];
  const add = (rule: Violation['rule'], what: string): void => void found.push({ rule, table, what });
  const asks = ofKind(history, 'ask');
  const set = asks.flatMap((ask) =>
    ask.wish.do === 'title' ? [{ ...ask, value: ask.wish.value, granted: answers.get(ask.id)?.at }] : [],
  );
  const asked = new Set([0, ...set.map(({ value }) => value)]);
  const newest = Math.max(0, ...set.filter(({ granted }) => granted !== undefined).map(({ value }) => value));
  for (const { title, node } of ofKind(history, 'final'))
    if (title < newest) add('lost', `title ${newest}, node ${node} has ${title}`);
  for (const [person, heard] of Map.groupBy(ofKind(history, 'title'), ({ person: one }) => one)) {
    const byNumber = new Map<number, number>();
    const byValue = new Map<number, number>();
    for (const { number, value } of heard) {
      if (!asked.has(value)) add('invented', `title ${value}`);
      if ((byNumber.get(number) ?? value) !== value) add('order', `${person}: ${number} is two titles`);
      if ((byValue.get(value) ?? number) !== number) add('doubled', `${person}: title ${value}`);
      byNumber.set(number, value);
      byValue.set(value, number);
    }
    const inOrder = [...byNumber].sort(([a], [b]) => a - b).map(([, value]) => value);
    if (inOrder.some((value, index) => value <= (inOrder[index - 1] ?? -1)))
      add('order', `${person}: titles`);
  }
  const reads = asks.flatMap((ask) => {
    const answer = answers.get(ask.id);
    return ask.wish.do === 'read' && answer !== undefined
      ? [{ ...ask, answered: answer.at, value: answer.value ?? 0 }]
      : [];
  });
  for (const read of reads) {
    const own = set.filter(
      ({ person, granted }) => person === read.person && granted !== undefined && granted < read.at,
    );
    const seen = reads.filter(({ person, answered }) => person === read.person && answered < read.at);
    const least = Math.max(0, ...own.map(({ value }) => value), ...seen.map(({ value }) => value));
    if (read.value < least) add('stale', `${read.person} read ${read.value} after ${least}`);
    if (!asked.has(read.value)) add('invented', `title ${read.value}`);
  }
  return found;
}

/** Everything in a history that must never be; it knows nothing but the history. */
export function checkHistory(history: readonly HistoryEvent[]): Violation[] {
  const answers = new Map(ofKind(history, 'answer').map((answer) => [answer.id, answer]));
  const byTable = Map.groupBy(
    history.filter((event) => event.kind !== 'answer'),
    (event) => event.table,
  );
  return [...byTable].flatMap(([table, own]) => {
    const said = ofKind(own, 'ask').flatMap((ask) =>
      ask.wish.do === 'say' ? [{ ...ask, wish: ask.wish, granted: answers.get(ask.id)?.at ?? null }] : [],
    );
    return [...checkLines(table, own, said), ...checkTitles(table, own, answers)];
  });
}
