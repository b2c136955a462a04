import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import type { IconName } from '../art/icons/icon-paths.ts';
import { Count } from './count.tsx';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  icon?: IconName;
  /** Something new behind it, such as unread lines. */
  count?: number;
}

interface TabsProps<Id extends string> {
  /** What the tabs are about, spoken only. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Line: above its panel. Bar: at the foot of a phone, below its panel. */
  variant?: 'line' | 'bar';
  children: ReactNode;
}

/** Panels of which one is seen; arrows walk along the tabs. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  variant = 'line',
  children,
}: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined || next === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={clsx(styles.tabs, styles[variant])}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name, icon, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-selected={id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(id)}
          >
            {icon !== undefined && <Icon name={icon} size={variant === 'bar' ? 22 : 18} />}
            <span className={styles.name}>{name}</span>
            {count !== undefined && count > 0 && <Count value={count} />}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-tab-${selected}`}
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}

function neighbour(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
