import type { TableInfo } from '@altiplano/protocol';
import { useEffect } from 'react';
import { noteFingerprint } from './noted-fingerprint.ts';

/** Notes the fingerprint of an online table's secret while it is still secret. */
export function useNotedFingerprint(table: string, info: TableInfo | null): void {
  const { commitment, seed } = info ?? { commitment: null, seed: null };
  useEffect(() => {
    if (commitment !== null && seed === null) noteFingerprint({ table, commitment, at: Date.now() });
  }, [table, commitment, seed]);
}
