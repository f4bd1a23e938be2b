import type { ChangeOutcome } from '@gschool/data/queries';
import type { LibraryList } from '@gschool/domain';
import type { Toasts } from '@gschool/ui';

import '../../i18n/en/listed.messages.json';
import type { MessageId, Translate } from '../../i18n/useT';
import { announceChange } from './announceChange';

/** A class or a series that was put into a list, or taken out of it. */
export interface Listing {
  list: LibraryList;
  id: string;
  title: string;
  isIn: boolean;
}

const done: Readonly<Record<LibraryList, { in: MessageId; out: MessageId }>> = {
  favorites: { in: 'listed.favoritesIn', out: 'listed.favoritesOut' },
  saved: { in: 'listed.savedIn', out: 'listed.savedOut' },
  watchlist: { in: 'listed.watchlistIn', out: 'listed.watchlistOut' },
};

/** Tells of a listing, with its way back. */
export const announceListing = (
  toasts: Toasts,
  t: Translate,
  { list, id, title, isIn }: Listing,
  outcome: Promise<ChangeOutcome>,
  undo: () => Promise<ChangeOutcome>,
): Promise<void> =>
  announceChange(
    toasts,
    t,
    {
      id: `${list}-${id}`,
      title: t(done[list][isIn ? 'in' : 'out']),
      message: title,
      undo,
      undoElsewhere: t('listed.undoElsewhere'),
    },
    outcome,
  );
