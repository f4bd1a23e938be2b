import type { ChangeOutcome } from '@gschool/data/queries';
import { useToasts } from '@gschool/ui';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import type { Change } from './announceChange';

/**
 * Tells of changes of the library. Its code and words come with the first change; where they
 * cannot be had, the change stands all the same and the page shows it.
 */
export function useAnnounce(): (change: Change, outcome: Promise<ChangeOutcome>) => void {
  const t = useT();
  const toasts = useToasts();
  return (change, outcome) => {
    import('./announceChange')
      .then(withMessages)
      .then(({ announceChange }) => announceChange(toasts, t, change, outcome))
      .catch(() => undefined);
  };
}
