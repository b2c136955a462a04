import { useReviewWords } from '../review/words/review-words.ts';
import { Select } from '../setup/select.tsx';
import styles from './statistics.module.css';
import { useModuleWords } from './use-module-words.ts';
import type { Asked, Scope } from './use-tallies.ts';

const ANY = '';
const SEATS = [2, 3, 4, 5] as const;

interface StatisticsFiltersProps {
  asked: Asked;
  /** The sets of modules that there are games of. */
  modules: readonly string[];
  onChange: (asked: Asked) => void;
}

/** Chooses which games count, and whose seats in them. */
export function StatisticsFilters({ asked, modules, onChange }: StatisticsFiltersProps) {
  const { statistics: words } = useReviewWords();
  const moduleWords = useModuleWords();
  const scopes: readonly Scope[] =
    asked.where === 'local' ? ['all', 'people', 'bots'] : ['me', 'all', 'people', 'bots'];
  return (
    <div className={styles.filters}>
      <Select
        label={words.whose}
        value={asked.of}
        options={scopes.map((value) => ({ value, label: words.scopes[value] }))}
        onChange={(value) => onChange({ ...asked, of: value as Scope })}
      />
      <Select
        label={words.seats}
        value={String(asked.seats ?? ANY)}
        options={[
          { value: ANY, label: words.anySeats },
          ...SEATS.map((count) => ({ value: String(count), label: String(count) })),
        ]}
        onChange={(value) => onChange({ ...asked, seats: value === ANY ? null : Number(value) })}
      />
      <Select
        label={words.modules}
        value={asked.modules ?? ANY}
        options={[
          { value: ANY, label: words.anyModules },
          ...modules.map((value) => ({ value, label: moduleWords(value.split(',')) })),
        ]}
        onChange={(value) => onChange({ ...asked, modules: value === ANY ? null : value })}
      />
    </div>
  );
}
