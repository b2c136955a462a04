import { INK, TIMBER } from '../ink.ts';
import { Backdrop, Cloud, Dusk } from './backdrop.tsx';
import { StandingAlpaca } from './standing-alpaca.tsx';

/** Terraces up the slope, the herder's hut, an alpaca at the fence. */
export function FarmScene() {
  return (
    <>
      <Backdrop />
      <Cloud x={70} y={22} />
      <path d="M44 72Q90 40 160 42v70H0V84q22-2 44-12z" fill="#8fae4f" />
      <g fill="none" stroke="#6d6a58" strokeWidth="3">
        <path d="M88 53q36-9 72-6M64 64q46-14 96-8M40 75q60-18 120-9" />
      </g>
      <path d="M84 55.5q38-9 76-6.5v5q-48-5-92 8zM60 66.5q48-13 100-8.5v6q-60-7-112 9z" fill="#a9c763" />
      <path d="M36 78q62-17 124-10v7q-64-7-132 10z" fill="#bcd06e" />
      <path
        d="M92 56l3-1M104 54l3-.6M116 53l3-.3M130 52h3M144 52h3M70 67l3-1M84 64l3-.6M98 62l3-.4M112 61h3M126 61h3M140 61h3M60 80l3-.6M74 77l3-.5M90 75l3-.4M106 74h3M122 73h3M138 73h3"
        stroke="#5f7a2b"
        strokeWidth="2.2"
      />
      <path d="M0 88q50-10 90-6t70-4v34H0z" fill="#7d9a4a" />
      <g stroke={INK} strokeWidth="1.4">
        <path d="M116 72h28v20h-28z" fill="#e3c08e" />
        <path d="M136 72h8v20h-8z" fill="#b98d5c" stroke="none" />
        <path d="M110 74l9-15h22l9 15q-20 4-40 0z" fill="#cf9f45" />
        <path
          d="M116 74l5-13M124 75l2-15M133 75l-1-15M142 74l-4-13"
          fill="none"
          strokeWidth="1"
          strokeOpacity=".6"
        />
        <path d="M123 80h8v12h-8z" fill={TIMBER} />
      </g>
      <StandingAlpaca />
      <g stroke={INK} strokeWidth="1.4" fill="#b97d45">
        <path d="M92 90h4v20h-4zM112 92h4v18h-4zM134 92h4v18h-4zM6 92h4v18H6z" />
        <path d="M86 95h74v4H86zM86 103h74v4H86zM0 97h26v4H0zM0 104h26v4H0z" />
      </g>
      <Dusk />
      <path d="M134 79h6v6h-6z" fill="var(--art-window)" stroke={INK} strokeWidth="1.2" />
    </>
  );
}
