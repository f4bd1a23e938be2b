import type { EntryEditor } from '@gschool/data/content';
import { Badge, Button, icons, Inline, Text } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { previewShown } from '../../../shared/storedFlags';
import * as styles from './EditorBar.css';
import { SaveStatus } from './SaveStatus';

/** Whether the entry is a draft, whether it is saved, and who else has it open. */
export function EditorBar({ editor }: { editor: EntryEditor }) {
  const t = useT();
  const { live, isDraft, entry, editors } = editor;
  const isPreviewShown = previewShown.useValue();
  const names = editors.map(({ name }) => name);
  const state =
    live === null
      ? 'entryState.new'
      : entry === null
        ? 'entryState.deleted'
        : isDraft
          ? 'entryState.draft'
          : 'entryState.published';
  return (
    <div className={styles.bar}>
      <Inline space="3">
        <Badge tone={live === null || isDraft ? 'info' : 'success'}>{t(state)}</Badge>
        {(entry ?? live?.entry)?.['archived'] === true && (
          <Badge tone="warning">{t('entryState.archived')}</Badge>
        )}
        <SaveStatus editor={editor} />
      </Inline>
      <Inline space="3">
        <Text size="sm" tone="muted" role="status">
          {names.length > 0 && t('edit.alsoHere', { names: names.join(', '), count: names.length })}
        </Text>
        {entry && (
          <div className={styles.wideOnly}>
            <Button
              variant="quiet"
              size="small"
              iconStart={isPreviewShown ? icons.eyeOff : icons.eye}
              onClick={() => previewShown.set(!isPreviewShown)}
            >
              {t(isPreviewShown ? 'edit.hidePreview' : 'edit.showPreview')}
            </Button>
          </div>
        )}
      </Inline>
    </div>
  );
}
