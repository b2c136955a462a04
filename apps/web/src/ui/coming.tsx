import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ComingProps {
  className?: string | undefined;
  /** What is on its way, in words. */
  children: ReactNode;
}

/** While something is on its way: the picture that the page has shown from the start, with a word to it. */
export function Coming({ className, children }: ComingProps) {
  return (
    <main id="main" className={clsx('coming', className)} aria-busy>
      <img src="/icon.svg" alt="" />
      <h1>{children}</h1>
    </main>
  );
}
