import { Button, icons, Inline, Stack, Text } from '@gschool/ui';
import { useRef, useState } from 'react';

import { useT } from '../../../i18n/useT';
import type { PackInput } from './openPack';
import * as styles from './PackChooser.css';
import { readDropped, toFolderInput, toInput } from './readDropped';

interface PackChooserProps {
  /** Null: what was chosen is nothing that can be imported. */
  onChoose: (input: PackInput | null) => void;
}

/** Chooses a pack: a folder, an archive or a `catalogue.json`, by a button or by dropping it. */
export function PackChooser({ onChoose }: PackChooserProps) {
  const t = useT();
  const folder = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <Stack
      space="3"
      className={styles.target}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        readDropped(event.dataTransfer.items).then(onChoose, () => onChoose(null));
      }}
    >
      <Text>{t('import.drop')}</Text>
      <Inline space="2">
        <Button iconStart={icons.library} onClick={() => folder.current?.click()}>
          {t('import.folder')}
        </Button>
        <Button variant="quiet" onClick={() => file.current?.click()}>
          {t('import.file')}
        </Button>
      </Inline>
      <input
        ref={(element) => {
          folder.current = element;
          // React has no property for it.
          element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        multiple
        hidden
        aria-label={t('import.folder')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same folder can be chosen again after it was changed.
          currentTarget.value = '';
          if (files.length > 0) onChoose(toFolderInput(files));
        }}
      />
      <input
        ref={file}
        type="file"
        hidden
        accept=".zip,.json,application/zip,application/json"
        aria-label={t('import.file')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (chosen) onChoose(toInput(chosen));
        }}
      />
    </Stack>
  );
}
