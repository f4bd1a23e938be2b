import { icons, type IconShape } from '@gschool/ui';

import type { MessageId } from '../../../i18n/useT';

export type ClassList = 'favorites' | 'saved';

interface ListMessages {
  title: MessageId;
  emptyTitle: MessageId;
  empty: MessageId;
  icon: IconShape;
}

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
