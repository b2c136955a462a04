import { loadReasons, type ReasonTexts } from '@altiplano/text';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../app/language/language.tsx';

/** The words for a bot's reasons, once they are there. */
export function useReasonTexts(): ReasonTexts | null {
  const language = useLanguage();
  const [texts, setTexts] = useState<ReasonTexts | null>(null);
  useEffect(() => {
    let isOpen = true;
    loadReasons(language).then(
      (loaded) => isOpen && setTexts(loaded),
      // Without them the moves and the points are told all the same.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [language]);
  return texts;
}
