import { useCallback } from 'react';
import { useReviewWords } from '../review/words/review-words.ts';

/** Names a set of modules. */
export function useModuleWords(): (modules: readonly string[]) => string {
  const { statistics: words } = useReviewWords();
  return useCallback(
    (modules) => {
      const named: Readonly<Record<string, string>> = words.module;
      return (modules.length === 0 ? ['base'] : modules).map((name) => named[name] ?? name).join(' + ');
    },
    [words],
  );
}
