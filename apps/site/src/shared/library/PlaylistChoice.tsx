import { MAX_PLAYLIST_VIDEOS, type Playlist } from '@gschool/domain';
import { Checkbox, Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './PlaylistDialog.css';

interface PlaylistChoiceProps {
  playlists: readonly Playlist[];
  videoIds: readonly string[];
  onChange: (playlist: Playlist, isIncluded: boolean) => void;
}

/**
 * The member's playlists as checkboxes. A playlist is checked if it contains all of the classes.
 */
export function PlaylistChoice({ playlists, videoIds, onChange }: PlaylistChoiceProps) {
  const t = useT();
  if (playlists.length === 0) return <Text tone="muted">{t('playlists.none')}</Text>;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('playlists.chooseIn')}</legend>
      {playlists.map((playlist) => {
        const missing = videoIds.filter((id) => !playlist.videoIds.includes(id));
        const isFull = playlist.videoIds.length + missing.length > MAX_PLAYLIST_VIDEOS;
        return (
          <Checkbox
            key={playlist.id}
            name={playlist.id}
            label={<bdi>{playlist.name}</bdi>}
            hint={
              isFull
                ? t('playlists.full', { max: MAX_PLAYLIST_VIDEOS })
                : t('playlists.count', { count: playlist.videoIds.length })
            }
            checked={missing.length === 0}
            disabled={isFull}
            onChange={(event) => onChange(playlist, event.target.checked)}
          />
        );
      })}
    </fieldset>
  );
}
