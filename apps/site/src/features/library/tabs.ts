import { icons, type IconShape } from '@gschool/ui';

import type { LibraryTab } from '../../config/paths';
import type { MessageId } from '../../i18n/useT';

/** Label and icon of each tab. */
export const tabDisplay: Readonly<Record<LibraryTab, { label: MessageId; icon: IconShape }>> = {
  favorites: { label: 'library.favorites', icon: icons.heart },
  saved: { label: 'library.saved', icon: icons.bookmark },
  watchlist: { label: 'library.watchlist', icon: icons.library },
  playlists: { label: 'library.playlists', icon: icons.playlist },
  downloads: { label: 'library.downloads', icon: icons.download },
  history: { label: 'library.history', icon: icons.history },
};
