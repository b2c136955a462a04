import { type HelpTexts, type Language, loadHelp } from '@altiplano/text';
import { useEffect, useState } from 'react';
import { useTable } from '../state/at-table.ts';

const loaded = new Map<Language, HelpTexts>();

/** The words of the rule reference, once they are there; `wanted`: whether to fetch them at all. */
export function useHelpTexts(wanted: boolean): HelpTexts | null {
  const { language } = useTable();
  const [, setArrived] = useState<Language | null>(null);
  useEffect(() => {
    if (!wanted || loaded.has(language)) return;
    void loadHelp(language).then((texts) => {
      loaded.set(language, texts);
      setArrived(language);
    });
  }, [wanted, language]);
  return loaded.get(language) ?? null;
}
