import { useReadTextDraft, useTextDraft } from '@gschool/app/session';
import { isBlank, MAX_PLAYLIST_NAME } from '@gschool/domain';
import { Button, TextField, getPressedKey } from '@gschool/ui';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

import { useT } from '../../../i18n/useT';
import * as styles from './Playlists.css';

interface NameFormProps {
  label: string;
  submitLabel: string;
  /** The name of the form draft. */
  draft: string;
  /** The current name. */
  name?: string | undefined;
  onSubmit: (name: string) => void;
  /** Called on Escape and by the cancel button. */
  onCancel: () => void;
  className?: string | undefined;
}

/** An inline form for the name of a playlist. It takes focus when it appears. */
export function NameForm(props: NameFormProps) {
  const { label, submitLabel, draft, name = '', onSubmit, onCancel, className } = props;
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const readTextDraft = useReadTextDraft();
  const [restored] = useState(() => readTextDraft(draft));
  useTextDraft(draft, () => {
    const typed = field.current?.value ?? '';
    return typed === name ? '' : typed;
  });

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const newName = field.current?.value.trim() ?? '';
    setMissing(isBlank(newName));
    if (isBlank(newName)) field.current?.focus();
    else if (newName === name) onCancel();
    else onSubmit(newName);
  };
  return (
    <form
      className={className}
      aria-label={label}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (getPressedKey(event) === 'Escape') onCancel();
      }}
    >
      <TextField
        ref={field}
        name="playlist"
        label={label}
        defaultValue={restored ?? name}
        hint={restored === null ? undefined : t('playlists.restored')}
        onChange={() => setMissing(false)}
        error={isMissing ? t('library.playlistNameMissing') : undefined}
        maxLength={MAX_PLAYLIST_NAME}
        autoComplete="off"
        dir="auto"
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small">
          {submitLabel}
        </Button>
        <Button variant="plain" size="small" onClick={onCancel}>
          {t('library.cancel')}
        </Button>
      </div>
    </form>
  );
}
