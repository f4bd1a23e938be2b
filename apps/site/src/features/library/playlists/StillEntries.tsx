import { withLatinDigits, type Playlist } from '@gschool/domain';
import { useUi } from '@gschool/ui';

import { PlaylistEntry } from './PlaylistEntry';
import * as css from './Playlists.css';
import type { Shelves } from './Shelves';
import type { EntryActions } from './useEntryActions';

export interface EntriesProps {
  playlist: Playlist;
  shelves: Shelves;
  actions: EntryActions;
}

/** The classes of a playlist until the code for dragging is here: everything but the handles. */
export function StillEntries({ playlist, shelves, actions }: EntriesProps) {
  const { locale } = useUi();
  return (
    <ol className={css.rows}>
      {actions.order.map((id, place) => (
        <li key={id} className={css.row}>
          <span className={css.handlePlace}>
            {(place + 1).toLocaleString(withLatinDigits(locale))}
          </span>
          <PlaylistEntry
            playlistId={playlist.id}
            videoId={id}
            place={place}
            shelves={shelves}
            actions={actions}
          />
        </li>
      ))}
    </ol>
  );
}
