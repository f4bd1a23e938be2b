import { useLibraryActions } from '@gschool/data/queries';
import { useToasts } from '@gschool/ui';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import type { ListChange } from './announceListChange';

/** Adds an item to a list or removes it, and shows a toast with Undo. */
export function useListChange(): (change: ListChange) => void {
  const t = useT();
  const toasts = useToasts();
  const { setListed } = useLibraryActions();
  return (change) => {
    const { list, id, isListed } = change;
    const outcome = setListed(list, id, isListed);
    const undo = () => setListed(list, id, !isListed);
    // The toast is in a lazy chunk. If the chunk can't be loaded, the button still shows the
    // change.
    import('./announceListChange')
      .then(withMessages)
      .then(({ announceListChange }) => announceListChange(toasts, t, change, outcome, undo))
      .catch(() => undefined);
  };
}
