import type { ChangeOutcome } from '@gschool/data/queries';
import { useToasts } from '@gschool/ui';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import type { AnnouncedChange } from './announceChange';

/**
 * Shows toasts for changes of the library. Code and messages load with the first change. If they
 * can't be loaded, the page still shows the change.
 */
export function useAnnounceChange(): (
  change: AnnouncedChange,
  outcome: Promise<ChangeOutcome>,
) => void {
  const t = useT();
  const toasts = useToasts();
  return (change, outcome) => {
    import('./announceChange')
      .then(withMessages)
      .then(({ announceChange }) => announceChange(toasts, t, change, outcome))
      .catch(() => undefined);
  };
}
