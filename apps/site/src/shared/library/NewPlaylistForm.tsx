import { useReadTextDraft, useTextDraft } from '@gschool/app/session';
import { isBlank, MAX_PLAYLIST_NAME } from '@gschool/domain';
import { Button, TextField, icons } from '@gschool/ui';
import { useRef, useState, type SyntheticEvent } from 'react';

import { useT } from '../../i18n/useT';
import * as styles from './PlaylistDialog.css';
import { NEW_PLAYLIST_DRAFT } from './playlistDrafts';

/** Creates a playlist. The field keeps focus and is cleared. */
export function NewPlaylistForm({ onCreate }: { onCreate: (name: string) => void }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const readTextDraft = useReadTextDraft();
  const [restored] = useState(() => readTextDraft(NEW_PLAYLIST_DRAFT));
  const [name, setName] = useState(restored ?? '');
  useTextDraft(NEW_PLAYLIST_DRAFT, () => name);
  const [isMissing, setMissing] = useState(false);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const given = name.trim();
    setMissing(isBlank(given));
    field.current?.focus();
    if (isBlank(given)) return;
    onCreate(given);
    setName('');
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('playlists.new')}>
      <TextField
        ref={field}
        name="playlist"
        label={t('playlists.name')}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
        }}
        hint={restored !== null && name !== '' ? t('playlists.restored') : undefined}
        error={isMissing ? t('playlists.nameMissing') : undefined}
        maxLength={MAX_PLAYLIST_NAME}
        autoComplete="off"
        dir="auto"
      />
      <Button type="submit" variant="quiet" iconStart={icons.plus}>
        {t('playlists.create')}
      </Button>
    </form>
  );
}
