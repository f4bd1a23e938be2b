import { useReadTextDraft } from '@gschool/app/session';
import { getNextClasses, type Playlist, type PlaylistOverview } from '@gschool/domain';
import { Button, Heading, Picture, Text, icons } from '@gschool/ui';
import { useState, type Ref } from 'react';
import { flushSync } from 'react-dom';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { durationLabel } from '../../../shared/classLabels';
import { DownloadSeveral } from '../../../shared/downloads/lazyButtons';
import { getRenameDraft } from '../../../shared/library/playlistDrafts';
import * as tabStyles from '../Parts.css';
import { EntryMenu } from './EntryMenu';
import { NameForm } from './NameForm';
import * as styles from './Playlists.css';
import type { PlaylistLookup } from './PlaylistLookup';
import { usePlaylistRename } from './usePlaylistRename';

interface PlaylistHeaderProps {
  playlist: Playlist;
  lookup: PlaylistLookup;
  overview: PlaylistOverview;
  onDelete: () => void;
  ref: Ref<HTMLHeadingElement> & { current: HTMLHeadingElement | null };
}

/** Pictures, name, length and actions of a playlist. */
export function PlaylistHeader({ playlist, lookup, overview, onDelete, ref }: PlaylistHeaderProps) {
  const t = useT();
  const { id, name, videoIds } = playlist;
  const readTextDraft = useReadTextDraft();
  const [isRenaming, setRenaming] = useState(() => readTextDraft(getRenameDraft(id)) !== null);
  const rename = usePlaylistRename(playlist);
  const { seconds, finished, startId } = overview;
  const pictures = videoIds.flatMap((video) => lookup.classes.get(video)?.poster ?? []).slice(0, 4);
  const known = videoIds.flatMap((video) => lookup.classes.get(video) ?? []);
  const nextIds = getNextClasses(known, lookup.watched).map((card) => card.id);
  const facts = [
    t('library.classes', { count: videoIds.length }),
    seconds > 0 && durationLabel(seconds, t),
    finished > 0 && t('library.finishedOf', { finished }),
  ].filter(Boolean);
  const close = () => {
    flushSync(() => setRenaming(false));
    ref.current?.focus();
  };
  return (
    <div className={pictures.length > 0 ? styles.hero : undefined}>
      {pictures.length > 0 && (
        <div className={styles.cover}>
          {pictures.map((picture, index) => (
            <span key={index} className={styles.tile}>
              <Picture picture={picture} alt="" isFilling sizes="8rem" />
            </span>
          ))}
        </div>
      )}
      <div className={styles.copy}>
        {isRenaming ? (
          <NameForm
            className={styles.rename}
            label={t('library.playlistName')}
            submitLabel={t('library.playlistRenameDone')}
            draft={getRenameDraft(id)}
            name={name}
            onCancel={close}
            onSubmit={(next) => {
              rename(next);
              close();
            }}
          />
        ) : (
          <Heading level={2} ref={ref} tabIndex={-1} className={tabStyles.focusTarget}>
            <bdi>{name}</bdi>
          </Heading>
        )}
        <Text tone="muted" role="status">
          {facts.join(' · ')}
        </Text>
        <div className={styles.actions}>
          {startId && (
            <Button href={paths.watchInPlaylist(startId, id)} iconStart={icons.play}>
              {t('library.playAll')}
            </Button>
          )}
          <DownloadSeveral kind="next" classIds={nextIds} title={name} variant="plain" />
          <EntryMenu
            label={t('library.playlistMenu', { name })}
            entries={[
              {
                label: t('library.playlistRename'),
                icon: icons.edit,
                onSelect: () => setRenaming(true),
              },
              {
                label: t('library.playlistDelete'),
                icon: icons.trash,
                isDanger: true,
                onSelect: onDelete,
              },
            ]}
          />
        </div>
      </div>
    </div>
  );
}
