import type { MouseEvent, ReactNode } from 'react';
import { navigate } from './navigation.ts';
import { pathOf, type Route } from './routes.ts';

interface LinkProps {
  to: Route;
  children: ReactNode;
  className?: string | undefined;
  /** Whether it leads to where one is. */
  current?: boolean;
  label?: string;
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A link to a screen of this page; opened in another tab it works as well. */
export function Link({ to, children, className, current = false, label }: LinkProps) {
  return (
    <a
      href={pathOf(to)}
      className={className}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}
