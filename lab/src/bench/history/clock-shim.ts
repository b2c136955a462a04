// Loaded before a server: at every SIGUSR2 its wall clock jumps, by up to an hour back or forth.
const real = Date.now.bind(Date);
const FURTHEST = 3_600_000;
const RealDate = Date;
let shift = 0;

Date.now = () => real() + shift;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, wanted) =>
    Reflect.construct(target, given.length === 0 ? [real() + shift] : given, wanted) as object,
  apply: () => new RealDate(real() + shift).toString(),
});
process.on('SIGUSR2', () => {
  shift = Math.round((2 * Math.random() - 1) * FURTHEST);
});
