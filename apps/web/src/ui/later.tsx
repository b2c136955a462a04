import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { announceLater } from './when-drawn.ts';

interface LaterProps {
  /** What stands in its place until then: as large, so that nothing moves. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

/** What takes long to draw: after all around it has been drawn, in slices that leave room for what somebody does. */
export function Later({ meanwhile = null, children }: LaterProps) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    if (isTime) return undefined;
    startTransition(() => setIsTime(true));
    return announceLater();
  }, [isTime]);
  return isTime ? children : meanwhile;
}
