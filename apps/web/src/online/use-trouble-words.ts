import type { Trouble } from '@altiplano/protocol';
import { namingNothing, plain, sentence, troubleMessage } from '@altiplano/text';
import { useCallback } from 'react';
import { useTexts, useWords } from '../app/language/language.tsx';

/** Turns a refusal into a sentence in the reader's language. */
export function useTroubleWords(): (trouble: Trouble) => string {
  const texts = useTexts();
  const { online } = useWords();
  return useCallback(
    (trouble) =>
      trouble.code === 'noServer'
        ? online.noServer
        : plain(sentence(troubleMessage(trouble, namingNothing(texts)))),
    [texts, online],
  );
}
