import '../../i18n/en/listed.messages.json';

import type { ChangeOutcome } from '@gschool/data/queries';
import type { LibraryList } from '@gschool/domain';
import type { Toasts } from '@gschool/ui';

import type { MessageId, Translate } from '../../i18n/useT';
import { announceChange } from './announceChange';

/** A class or a series that was added to a list, or removed. */
export interface ListChange {
  list: LibraryList;
  id: string;
  title: string;
  isListed: boolean;
}

const titles: Readonly<Record<LibraryList, { in: MessageId; out: MessageId }>> = {
  favorites: { in: 'listed.favoritesIn', out: 'listed.favoritesOut' },
  saved: { in: 'listed.savedIn', out: 'listed.savedOut' },
  watchlist: { in: 'listed.watchlistIn', out: 'listed.watchlistOut' },
};

/** Shows a toast for a change of a list, with Undo. */
export const announceListChange = (
  toasts: Toasts,
  t: Translate,
  { list, id, title, isListed: isInList }: ListChange,
  outcome: Promise<ChangeOutcome>,
  undo: () => Promise<ChangeOutcome>,
): Promise<void> =>
  announceChange(
    toasts,
    t,
    {
      id: `${list}-${id}`,
      title: t(titles[list][isInList ? 'in' : 'out']),
      message: title,
      undo,
      undoElsewhere: t('listed.undoElsewhere'),
    },
    outcome,
  );
