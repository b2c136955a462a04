import { Contour } from '../contour.tsx';
import { CREAM, SHADE, TERRACOTTA, TIMBER, TIMBER_DEEP } from '../ink.ts';
import type { SignProps } from './sign.ts';

export function VillageSign({ fine }: SignProps) {
  return (
    <>
      <Contour d="M4 45V28.5H1.5L7 19h8.5l16-16 16 16.5L44 23v22z" fine={fine} />
      <path d="M4 27h18v18H4z" fill="#dcb583" />
      <path d="M1.5 28.5L7 19h14l3 9.5z" fill="#d9b053" />
      <path d="M19 18.5L31.5 6 44 18.5V45H19z" fill={CREAM} />
      <path d="M35 10l9 8.5V45h-9z" fill={SHADE} stroke="none" />
      <path d="M15.5 19.5L31.5 3l16 16.5-3.5 3.5L31.5 10 19 23z" fill={TERRACOTTA} />
      <path d="M27.5 45V34q4-4.5 8 0v11z" fill={TIMBER} />
      <path d="M9 33h6v6H9z" fill={TIMBER_DEEP} />
      {fine && (
        <>
          <path d="M7 28l3-8M13.5 28l.5-8M20 28l-2-8" fill="none" strokeWidth="1" strokeOpacity=".6" />
          <path d="M29.5 20q2-2.5 4 0v5h-4z" fill={TIMBER_DEEP} />
          <path d="M21.5 40l2-2 2 2M38 40l2-2 2 2" fill="none" stroke={TERRACOTTA} />
        </>
      )}
    </>
  );
}
