import type { ReactNode } from 'react';
import { pathOf } from '../app/navigation/routes.ts';

interface TopicLinkProps {
  topic: string;
  current?: boolean;
  className?: string | undefined;
  children: ReactNode;
  onTopic: (topic: string) => void;
}

/** A way to another place of the rule reference: on its own page an address, in front of a table just the next page. */
export function TopicLink({ topic, current = false, className, children, onTopic }: TopicLinkProps) {
  return (
    <a
      href={pathOf({ screen: 'help', topic })}
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
