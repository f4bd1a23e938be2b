import { useLibraryActions } from '@gschool/data/queries';
import { useToasts } from '@gschool/ui';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import type { Listing } from './announceListing';

/** Puts something into a list or takes it out: seen at once, told by a toast with a way back. */
export function useListing(): (listing: Listing) => void {
  const t = useT();
  const toasts = useToasts();
  const { setListed } = useLibraryActions();
  return (listing) => {
    const { list, id, isIn } = listing;
    const outcome = setListed(list, id, isIn);
    const undo = () => setListed(list, id, !isIn);
    // The toast comes from a chunk of its own; without it the button still shows the change.
    import('./announceListing')
      .then(withMessages)
      .then(({ announceListing }) => announceListing(toasts, t, listing, outcome, undo))
      .catch(() => undefined);
  };
}
