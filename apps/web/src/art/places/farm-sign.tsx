import { Contour } from '../contour.tsx';
import { CREAM, TIMBER_DEEP } from '../ink.ts';
import type { SignProps } from './sign.ts';

const SLOPE = 'M2 45.5V37q6-1 9-8.5Q26 22 46 24v21.5z';

export function FarmSign({ fine }: SignProps) {
  return (
    <>
      <Contour d={`${SLOPE}M13 15L20 3h16l7 12-4 .5V27H17V15.5z`} fine={fine} />
      <path d="M17 13h22v14H17z" fill={CREAM} />
      <path d="M32 13h6.3v14H32z" fill="#c9a676" stroke="none" />
      <path d="M13 15L20 3h16l7 12q-15 3-30 0z" fill="#cf9f45" />
      <path d="M24.5 19h7v8h-7z" fill={TIMBER_DEEP} />
      <path d={SLOPE} fill="#7d9a4a" />
      <path d="M2 37q6-1 9-8.5Q26 22 46 24v5Q24 26 9 34.5z" fill="#bcd06e" />
      <path d="M2 38q3 0 7-3.5Q24 26.5 46 29.5v6Q22 32 2 43z" fill="#9cba58" />
      {fine ? (
        <>
          <path
            d="M17 14l5-10M24.5 15L26 4M31.5 15L30 4M39 14L34 4"
            fill="none"
            strokeWidth="1"
            strokeOpacity=".6"
          />
          <path
            d="M15 30.5l1-2M22 28l1-2M29 27l.5-2M36 26.8l.5-2M42 27l.5-2M13 36.5l1-2M20 34l1-2M28 32.8l.5-2M36 32.8l.5-2M18 42l1-2M26 40l1-2M34 39.5l.5-2M42 40l.5-2"
            fill="none"
            stroke="#3f6a2b"
            strokeWidth="1.5"
          />
        </>
      ) : (
        <path d="M14 40h.1M23 38h.1M32 37.5h.1M41 38h.1" stroke="#3f6a2b" strokeWidth="3" />
      )}
    </>
  );
}
