import type { ReactNode } from 'react';
import { Art, type ArtProps, isFine } from '../art.tsx';
import { RoleEmblem } from '../cards/role-emblem.tsx';
import { Contour, lineWidth } from '../contour.tsx';
import { CREAM, CRIMSON, GOLD, INK, SHADE, TEAL } from '../ink.ts';
import { BowlerHat, HeadScarf, Helmet, KnitCap, OUTLINES, StrawHat } from './hats.tsx';
import { Axe, Catch, Crook, Mallet, Pick, Purse, Sprig } from './tools.tsx';

interface Portrait {
  hat: ReactNode;
  shape: keyof typeof OUTLINES;
  tool: ReactNode;
  coat: string;
  trim: string;
  skin: string;
  beard?: string;
  braids?: boolean;
}

/** The people of the shipped roles, by the id in the component pack. */
const PORTRAITS: Record<string, Portrait> = {
  woodcutter: {
    hat: <KnitCap color="#b23a2c" trim={CREAM} />,
    shape: 'knit',
    tool: <Axe />,
    coat: '#3f6b3a',
    trim: GOLD,
    skin: '#c98d5f',
    beard: '#4a2c1a',
  },
  fisherman: {
    hat: <StrawHat band="#1f6fa8" />,
    shape: 'straw',
    tool: <Catch />,
    coat: '#2a6b96',
    trim: CREAM,
    skin: '#b97a4d',
  },
  shepherd: {
    hat: <KnitCap color={TEAL} trim={GOLD} />,
    shape: 'knit',
    tool: <Crook />,
    coat: '#efe0c2',
    trim: '#c8343c',
    skin: '#d39a6c',
    braids: true,
  },
  miner: {
    hat: <Helmet />,
    shape: 'helmet',
    tool: <Pick />,
    coat: '#5c6670',
    trim: '#ff9a35',
    skin: '#c08458',
    beard: '#2f2018',
  },
  farmer: {
    hat: <StrawHat band="#3f7d38" />,
    shape: 'straw',
    tool: <Sprig />,
    coat: '#c4591c',
    trim: '#ffcf3f',
    skin: '#c98d5f',
    braids: true,
  },
  trader: {
    hat: <BowlerHat />,
    shape: 'bowler',
    tool: <Purse />,
    coat: '#6f569e',
    trim: GOLD,
    skin: '#d39a6c',
    braids: true,
  },
  stonemason: {
    hat: <HeadScarf />,
    shape: 'scarf',
    tool: <Mallet />,
    coat: '#a88458',
    trim: '#6d7176',
    skin: '#b97a4d',
    beard: '#6b6460',
  },
};

const BRAIDS = 'M7.5 22q-2 9 1.5 17l3.5-1V22zM32.5 22q2 9-1.5 17l-3.5-1V22z';
const COAT = 'M2.5 46q.5-12 10.5-14.5h14Q37 34 37.5 46z';
const HEAD = 'M9.5 19q10.5-5 21 0v7.5q-3 8.5-10.5 8.5T9.5 26.5z';

interface RolePortraitProps extends ArtProps {
  /** The role's id in the pack; one that we have not drawn shows the sign of all roles. */
  role: string;
}

/** Whom a player was before the game began, with hat and tool. */
export function RolePortrait({ role, ...art }: RolePortraitProps) {
  const fine = isFine(art.size);
  const portrait = PORTRAITS[role];
  return (
    <Art {...art} print={`role ${portrait === undefined ? '' : role}`}>
      <g stroke={INK} strokeWidth={lineWidth(fine)} transform="translate(1 .5) scale(.96)">
        {portrait === undefined ? <RoleEmblem fine={fine} /> : <Person {...portrait} fine={fine} />}
      </g>
    </Art>
  );
}

function Person({ hat, shape, tool, coat, trim, skin, beard, braids, fine }: Portrait & { fine: boolean }) {
  return (
    <>
      <Contour d={COAT + HEAD + OUTLINES[shape] + (braids === true ? BRAIDS : '')} fine={fine} />
      {tool}
      <path d={COAT} fill={coat} />
      <path d="M30 33q7 3.5 7 12.5h-6q1.5-7-1-12.5z" fill={SHADE} stroke="none" />
      <path d="M14 31l6 7 6-7 4 1.5L20 46 10 32.5z" fill={trim} />
      {braids === true && <path d={BRAIDS} fill="#2f2018" />}
      <path d={HEAD} fill={skin} />
      {beard !== undefined && (
        <path d="M9.8 24q3.2 3 10.2 2 7 1 10.2-2 .3 11-10.2 12.5Q9.5 35 9.8 24z" fill={beard} />
      )}
      <path d="M15.5 23.5h.1M24.5 23.5h.1" strokeWidth={fine ? 2 : 2.6} />
      {fine && (
        <path
          d="M17.5 29.5q2.5 1.6 5 0"
          fill="none"
          stroke={beard === undefined ? INK : CREAM}
          strokeWidth="1.1"
        />
      )}
      {fine && beard === undefined && (
        <path d="M12.5 27h.1M27.5 27h.1" stroke={CRIMSON} strokeOpacity=".5" strokeWidth="3" />
      )}
      {hat}
    </>
  );
}
