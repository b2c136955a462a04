import type { ReactNode } from 'react';
import { pathOf } from '../app/navigation/routes.ts';

interface TopicLinkProps<Topic extends string | null> {
  /** Null: all chapters. */
  topic: Topic;
  current?: boolean;
  className?: string | undefined;
  children: ReactNode;
  onTopic: (topic: Topic) => void;
}

/** The address of a place in the rule reference. */
export function pathOfTopic(topic: string | null): string {
  return pathOf(topic === null ? { screen: 'help' } : { screen: 'help', topic });
}

/** A way to another place of the rule reference: on its own page an address, in front of a table just the next page. */
export function TopicLink<Topic extends string | null>({
  topic,
  current = false,
  className,
  children,
  onTopic,
}: TopicLinkProps<Topic>) {
  return (
    <a
      href={pathOfTopic(topic)}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onTopic(topic);
      }}
    >
      {children}
    </a>
  );
}
