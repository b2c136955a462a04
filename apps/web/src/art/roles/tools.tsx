import { CREAM, CRIMSON, GOLD, TIMBER } from '../ink.ts';

const STEEL = '#a9b6c0';

export function Axe() {
  return (
    <>
      <path d="M38.5 12h3.5v34h-3.5z" fill="#c58d53" />
      <path d="M35 12q4-3 8-2l4 1.5q1 6-1 11l-5-2.5q-4-1-6-4z" fill={STEEL} />
    </>
  );
}

export function Catch() {
  return (
    <>
      <path d="M42 6v11" fill="none" />
      <path d="M42 16q5.5 6 4 14-1 4.5-3 7l3.5 6q-4.5-1-9 0l3.5-6q-2-2.5-3-7-1.5-8 4-14z" fill="#cfe3e8" />
      <path d="M42 22h.1" strokeWidth="2" />
      <path d="M38.5 27q3.5 2 7 0M39.5 32q2.5 1.5 5 0" fill="none" strokeWidth="1" />
    </>
  );
}

export function Crook() {
  return (
    <>
      <path d="M41 46V14q0-6-4.5-6T33 12.5" fill="none" strokeWidth="5" />
      <path d="M41 46V14q0-6-4.5-6T33 12.5" fill="none" stroke="#c58d53" strokeWidth="2.6" />
    </>
  );
}

export function Pick() {
  return (
    <>
      <path d="M38.5 14h3.5v32h-3.5z" fill="#c58d53" />
      <path d="M31 17q9-9 17-3-1 2-1 3-7-3-14 2-1.5-.5-2-2z" fill={STEEL} />
    </>
  );
}

export function Sprig() {
  return (
    <>
      <path d="M40.5 46V18" fill="none" strokeWidth="1.8" stroke="#3f6a2b" />
      <path d="M40 20q-6-2-6-9 7 1 6 9zM41 22q6-3 6-10-7 2-6 10z" fill="#8fb548" />
      <path d="M41 26q4-1 6 4 1 6-3 11-4-4-4.5-9 0-4 1.5-6z" fill="#f0a03c" />
      <path d="M43.5 28q1 5 .3 11" fill="none" stroke="#98430f" strokeWidth="1" />
    </>
  );
}

export function Purse() {
  return (
    <>
      <path d="M38 26q-5 5-5 11 0 8 8 8t8-8q0-6-5-11z" fill={CRIMSON} transform="translate(-1.5 0)" />
      <path d="M35.5 23h8v4h-8z" fill={CREAM} />
      <circle cx="39.5" cy="36.5" r="4.5" fill={GOLD} />
      <path d="M39.5 34.5v4" strokeWidth="1.4" />
    </>
  );
}

export function Mallet() {
  return (
    <>
      <path d="M39 20h3.5v26H39z" fill="#c58d53" />
      <path d="M33.5 10h14v11h-14z" fill={TIMBER} />
      <path d="M33.5 10h4v11h-4z" fill={STEEL} />
    </>
  );
}
