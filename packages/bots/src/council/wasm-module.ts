import { FIRST_SHIFT, MOST_PASSED, SECOND_SHIFT } from './whole-net.ts';

/**
 * The WebAssembly module that runs nets eight numbers at a time, written byte by byte: three functions over one memory that
 * the engine lays out. Opcodes are those of the WebAssembly core specification with its vector instructions.
 */

type Code = readonly (number | Code)[];

function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest === 0 ? low : low | 0x80);
  } while (rest !== 0);
  return bytes;
}

function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = rest & 0x7f;
    rest >>= 7;
    const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
    bytes.push(isLast ? low : low | 0x80);
    if (isLast) return bytes;
  }
}

function flat(code: Code): number[] {
  return code.flatMap((part) => (typeof part === 'number' ? [part] : flat(part)));
}

function vector(opcode: number, ...rest: number[]): number[] {
  return [0xfd, ...unsigned(opcode), ...rest];
}

/** What a function's arguments and locals are called by. */
const LOCALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

const I32 = 0x7f;
const V128 = 0x7b;
const END = 0x0b;
const i32 = (value: number): number[] => [0x41, ...signed(value)];
const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const tee = (local: number): number[] => [0x22, local];
const ADD = 0x6a;
const SUB = 0x6b;
const MUL = 0x6c;
const AND = 0x71;
const SHL = 0x74;
const SHR_S = 0x75;
const SHR_U = 0x76;
const CTZ = 0x68;
const LESS_S = 0x48;
const MORE_S = 0x4a;
const SELECT = 0x1b;
const load32 = (offset = 0): number[] => [0x28, 2, ...unsigned(offset)];
const load16u = (offset = 0): number[] => [0x2f, 1, ...unsigned(offset)];
const store32 = (offset = 0): number[] => [0x36, 2, ...unsigned(offset)];
const store16 = (offset = 0): number[] => [0x3b, 1, ...unsigned(offset)];
const load = (offset = 0): number[] => vector(0x00, 4, ...unsigned(offset));
const loadSplat32 = (offset = 0): number[] => vector(0x09, 2, ...unsigned(offset));
const store = (offset = 0): number[] => vector(0x0b, 4, ...unsigned(offset));
const shuffle = (lanes: readonly number[]): number[] => vector(0x0d, ...lanes);
const zeros = (): number[] => vector(0x0c, ...Array.from({ length: 16 }, () => 0));
const splat16 = (): number[] => vector(0x10);
const lane32 = (lane: number): number[] => vector(0x1b, lane);
const differs16 = (): number[] => vector(0x2e);
const bitmask16 = (): number[] => vector(0x84);
const narrow = (): number[] => vector(0x85);
const sub16 = (): number[] => vector(0x91);
const least16 = (): number[] => vector(0x96);
const most16 = (): number[] => vector(0x98);
const shiftRight32 = (): number[] => vector(0xac);
const add32 = (): number[] => vector(0xae);
const dot = (): number[] => vector(0xba);

/** Repeats while the condition holds; it is asked first. */
function whileTrue(condition: Code, body: Code): Code {
  // block, loop: out if not, body, again.
  return [0x02, 0x40, 0x03, 0x40, condition, 0x45, 0x0d, 1, body, 0x0c, 0, END, END];
}

const advance = (local: number, by: number): Code => [get(local), i32(by), ADD, set(local)];

/** differ(inputs, known, places, amounts, bytes, scratch) → count: what `listDifferences` does, and a zero behind the last. */
function differ(): Code {
  const [inputs, known, places, amounts, bytes, scratch, at, count, mask, lane, found] = LOCALS;
  return [
    whileTrue(
      [get(at), get(bytes), LESS_S],
      [
        [get(inputs), get(at), ADD, load(), get(known), get(at), ADD, load(), sub16(), tee(found)],
        [zeros(), differs16(), bitmask16(), tee(mask)],
        [
          0x04,
          0x40,
          [get(scratch), get(found), store()],
          whileTrue(
            [get(mask)],
            [
              [get(mask), CTZ, set(lane)],
              [get(places), get(count), i32(2), SHL, ADD, get(at), i32(1), SHR_U, get(lane), ADD, store32()],
              [get(amounts), get(count), i32(1), SHL, ADD],
              [get(scratch), get(lane), i32(1), SHL, ADD, load16u(), store16()],
              advance(count, 1),
              [get(mask), get(mask), i32(1), SUB, AND, set(mask)],
            ],
          ),
          END,
        ],
        advance(at, 16),
      ],
    ),
    [get(places), get(count), i32(2), SHL, ADD, i32(0), store32()],
    [get(amounts), get(count), i32(1), SHL, ADD, i32(0), store16()],
    get(count),
  ];
}

const LOW = [0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23];
const HIGH = LOW.map((byte) => byte + 8);

/** shift(weights, row, places, amounts, count, from, to): what `addDifferences` does; `row` is the bytes of one input's row. */
function shift(): Code {
  const [
    weights,
    row,
    places,
    amounts,
    count,
    from,
    to,
    unit,
    k,
    a,
    b,
    amount,
    sum0,
    sum1,
    sum2,
    sum3,
    x,
    y,
  ] = Array.from({ length: 18 }, (_, local) => local) as number[] as [
    ...[number, number, number, number, number, number],
    ...[number, number, number, number, number, number],
    ...[number, number, number, number, number, number],
  ];
  const sums = [sum0, sum1, sum2, sum3];
  const rowOf = (offset: number): Code => [
    [get(weights), get(unit), ADD, get(places), get(k), i32(2), SHL, ADD, load32(offset), get(row), MUL, ADD],
  ];
  const addHalf = (sum: number, lanes: readonly number[]): Code => [
    [get(sum), get(x), get(y), shuffle(lanes), get(amount), dot(), add32(), set(sum)],
  ];
  const addEight = (offset: number, low: number, high: number): Code => [
    [get(a), load(offset), set(x), get(b), load(offset), set(y)],
    addHalf(low, LOW),
    addHalf(high, HIGH),
  ];
  return [
    whileTrue(
      [get(unit), get(row), LESS_S],
      [
        sums.map((sum, index) => [get(from), get(unit), i32(1), SHL, ADD, load(16 * index), set(sum)]),
        [i32(0), set(k)],
        whileTrue(
          [get(k), get(count), LESS_S],
          [
            [get(amounts), get(k), i32(1), SHL, ADD, loadSplat32(), set(amount)],
            [rowOf(0), set(a), rowOf(4), set(b)],
            addEight(0, sum0, sum1),
            addEight(16, sum2, sum3),
            advance(k, 2),
          ],
        ),
        sums.map((sum, index) => [get(to), get(unit), i32(1), SHL, ADD, get(sum), store(16 * index)]),
        advance(unit, 32),
      ],
    ),
  ];
}

/** answer(sums, passed, w2, b2, w3, row, second) → what `answer` says, but for the last bias; `row` is the bytes of a row of w2. */
function answer(): Code {
  const [sums, passed, w2, b2, w3, row, second, at, result, one, sum] = LOCALS;
  const cut = (offset: number): Code => [
    [get(sums), get(at), i32(1), SHL, ADD, load(offset), i32(FIRST_SHIFT), shiftRight32()],
  ];
  return [
    whileTrue(
      [get(at), get(row), LESS_S],
      [
        [get(passed), get(at), ADD, cut(0), cut(16), narrow()],
        [i32(0), splat16(), most16(), i32(MOST_PASSED), splat16(), least16(), store()],
        advance(at, 16),
      ],
    ),
    whileTrue(
      [get(second)],
      [
        [zeros(), set(sum), i32(0), set(at)],
        whileTrue(
          [get(at), get(row), LESS_S],
          [
            [get(sum), get(passed), get(at), ADD, load(), get(w2), load(), dot(), add32(), set(sum)],
            advance(w2, 16),
            advance(at, 16),
          ],
        ),
        [get(b2), load32(), get(sum), lane32(0), ADD, get(sum), lane32(1), ADD],
        [get(sum), lane32(2), ADD, get(sum), lane32(3), ADD, i32(SECOND_SHIFT), SHR_S, set(one)],
        [get(one), i32(0), get(one), i32(0), MORE_S, SELECT, set(one)],
        [get(one), i32(MOST_PASSED), get(one), i32(MOST_PASSED), LESS_S, SELECT, set(one)],
        [get(result), get(one), get(w3), load32(), MUL, ADD, set(result)],
        [advance(b2, 4), advance(w3, 4)],
        [get(second), i32(1), SUB, set(second)],
      ],
    ),
    get(result),
  ];
}

interface Function {
  readonly name: string;
  readonly arguments: number;
  readonly returns: boolean;
  /** How many further locals are numbers and how many vectors, in this order. */
  readonly numbers: number;
  readonly vectors: number;
  readonly code: Code;
}

const FUNCTIONS: readonly Function[] = [
  { name: 'differ', arguments: 6, returns: true, numbers: 4, vectors: 1, code: differ() },
  { name: 'shift', arguments: 7, returns: false, numbers: 4, vectors: 7, code: shift() },
  { name: 'answer', arguments: 7, returns: true, numbers: 3, vectors: 1, code: answer() },
];

function section(id: number, items: readonly Code[]): number[] {
  const content = [...unsigned(items.length), ...flat(items)];
  return [id, ...unsigned(content.length), ...content];
}

function text(word: string): number[] {
  return [...unsigned(word.length), ...Array.from(word, (letter) => letter.charCodeAt(0))];
}

/** That this is WebAssembly, version 1. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

/** The module's bytes: it takes its memory from `env.memory` and exports `differ`, `shift` and `answer`. */
export function wasmBytes(): Uint8Array {
  const types = FUNCTIONS.map(({ arguments: count, returns }) => [
    0x60,
    unsigned(count),
    Array.from({ length: count }, () => I32),
    returns ? [1, I32] : [0],
  ]);
  const bodies = FUNCTIONS.map(({ numbers, vectors, code }) => {
    const body = flat([2, unsigned(numbers), I32, unsigned(vectors), V128, code, END]);
    return [...unsigned(body.length), ...body];
  });
  return Uint8Array.from([
    ...MAGIC,
    ...section(1, types),
    ...section(2, [[text('env'), text('memory'), 2, 0, 1]]),
    ...section(
      3,
      FUNCTIONS.map((_, index) => unsigned(index)),
    ),
    ...section(
      7,
      FUNCTIONS.map(({ name }, index) => [text(name), 0, unsigned(index)]),
    ),
    ...section(10, bodies),
  ]);
}
