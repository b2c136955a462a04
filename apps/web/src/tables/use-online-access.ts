import type { Person } from '@altiplano/protocol';
import { useMemo } from 'react';
import { navigate } from '../app/navigation/navigation.ts';
import { pathOf } from '../app/navigation/routes.ts';
import { loadNewest } from '../app/updates.ts';
import { connectNow } from '../online/server.ts';
import { askWhoIAm } from '../online/session.ts';
import type { OnlineAccess } from '../table/online/online-access.ts';

/** Access of an online table to its page. */
export function useOnlineAccess(table: string, person: Person): OnlineAccess {
  return useMemo(
    () => ({
      table,
      person,
      link: `${location.origin}${pathOf({ screen: 'table', table })}`,
      onRetry: connectNow,
      onReload: () => void loadNewest(),
      onSignIn: () => void askWhoIAm(),
      onTable: (next) => navigate({ screen: 'table', table: next }),
    }),
    [table, person],
  );
}
