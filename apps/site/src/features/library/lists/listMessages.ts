import { icons, type IconShape } from '@gschool/ui';

import type { MessageId } from '../../../i18n/useT';

/** The two lists of classes. */
export type ClassList = 'favorites' | 'saved';

interface ListMessages {
  title: MessageId;
  emptyTitle: MessageId;
  empty: MessageId;
  icon: IconShape;
}

/** What is said of each. */
export const listMessages: Readonly<Record<ClassList, ListMessages>> = {
  favorites: {
    title: 'library.favorites',
    emptyTitle: 'library.favoritesEmptyTitle',
    empty: 'library.favoritesEmpty',
    icon: icons.heart,
  },
  saved: {
    title: 'library.saved',
    emptyTitle: 'library.savedEmptyTitle',
    empty: 'library.savedEmpty',
    icon: icons.bookmark,
  },
};
