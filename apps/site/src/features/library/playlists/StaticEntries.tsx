import { withLatinDigits, type Playlist } from '@gschool/domain';
import { useUi } from '@gschool/ui';

import { PlaylistEntry } from './PlaylistEntry';
import * as styles from './Playlists.css';
import type { PlaylistLookup } from './PlaylistLookup';
import type { EntryActions } from './useEntryActions';

export interface EntriesProps {
  playlist: Playlist;
  lookup: PlaylistLookup;
  actions: EntryActions;
}

/** The classes of a playlist without drag handles, until the code for dragging is loaded. */
export function StaticEntries({ playlist, lookup, actions }: EntriesProps) {
  const { locale } = useUi();
  return (
    <ol className={styles.rows}>
      {actions.order.map((id, index) => (
        <li key={id} className={styles.row}>
          <span className={styles.handlePlaceholder}>
            {(index + 1).toLocaleString(withLatinDigits(locale))}
          </span>
          <PlaylistEntry
            playlistId={playlist.id}
            videoId={id}
            index={index}
            lookup={lookup}
            actions={actions}
          />
        </li>
      ))}
    </ol>
  );
}
