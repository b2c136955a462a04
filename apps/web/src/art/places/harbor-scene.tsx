import { CREAM, CRIMSON, GOLD, INK, TIMBER, TIMBER_DEEP } from '../ink.ts';
import { Backdrop, Dusk } from './backdrop.tsx';

/** The lake, a boat of reeds under sail, the landing stage. */
export function HarborScene() {
  return (
    <>
      <Backdrop />
      <path d="M0 72q26-8 54-6t50-2 56 2v10H0z" fill="var(--art-hill)" />
      <path d="M0 70h160v42H0z" fill="#3f8fb5" />
      <path d="M0 84h160v28H0z" fill="#2f7ba3" />
      <path d="M0 99h160v13H0z" fill="#246a92" />
      <g fill="none" stroke="#bfe3e6" strokeWidth="1.8">
        <path d="M8 76q4-3 8 0t8 0M110 75q4-3 8 0t8 0M132 84q4-3 8 0t8 0M2 90q4-3 8 0t8 0M140 98q4-3 8 0t8 0M96 106q4-3 8 0t8 0" />
      </g>
      <g stroke={INK} strokeWidth="1.4">
        <path d="M75 88V26h4v62z" fill={TIMBER} />
        <path d="M79 29q26 6 30 43H79z" fill={CREAM} />
        <path d="M79 38q13 1 22.5 9 4 6 5.5 13-12-7-28-8z" fill={CRIMSON} stroke="none" />
        <path d="M79 58q16 1 28.8 7l1.2 7H79z" fill={GOLD} stroke="none" />
        <path d="M79 29q26 6 30 43H79z" fill="none" />
        <path d="M75 34q-17 8-22 38h22z" fill={CREAM} />
        <path d="M60 52q7-4 15-5v9q-10 1-18 5z" fill={CRIMSON} stroke="none" />
        <path d="M75 34q-17 8-22 38h22z" fill="none" />
        <path
          d="M30 66c-2-4 2-8 5-7 4 10 14 15 42 15s40-5 44-15c3-1 7 3 5 7-4 17-20 26-49 26s-43-9-47-26z"
          fill="#dfb45c"
        />
        <path d="M34 76c8 10 22 15 43 15s36-6 44-16" fill="none" strokeWidth="1" />
        <path d="M36 69c9 8 22 12 41 12s33-4 42-12" fill="none" strokeWidth="1" />
        <path
          d="M48 73.5l-3 13M62 76l-2 15M77 76.5V92M92 76l2 15M106 73.5l3 13"
          fill="none"
          stroke={TIMBER_DEEP}
          strokeWidth="2"
        />
      </g>
      <path
        d="M28 94q6 4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0"
        fill="none"
        stroke="#bfe3e6"
        strokeWidth="2.2"
      />
      <g stroke={INK} strokeWidth="1.4">
        <path d="M6 96h6v16H6zM34 96h6v16h-6z" fill={TIMBER_DEEP} />
        <path d="M0 98h56l6 8H0z" fill="#b97d45" />
        <path d="M0 106h62v4H0z" fill={TIMBER_DEEP} />
        <path d="M14 98l2 8M28 98l3 8M42 98l4 8" fill="none" strokeWidth="1" />
        <path d="M47 104V88q3.5-3 7 0v16z" fill={TIMBER} />
        <path d="M47 94h7M47 97h7" stroke={CREAM} strokeWidth="1.6" />
        <path d="M14 88h15v13H14z" fill="#d8a163" />
        <path d="M14 88l15 13M14 88h15v13H14z" fill="none" strokeWidth="1.2" />
      </g>
      <Dusk />
      <path
        d="M20 78q3 3 14 0M18 82q8 3 18 0M22 86q5 2 12 0"
        fill="none"
        stroke="var(--art-star)"
        strokeOpacity=".5"
        strokeWidth="1.4"
      />
    </>
  );
}
