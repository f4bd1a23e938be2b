import { toDraftId } from '@gschool/admin/content';
import type { EntryEditor } from '@gschool/data/content';
import { useSession } from '@gschool/data';
import type { PackList } from '@gschool/domain/content-pack';
import { Button, icons } from '@gschool/ui';

import { canOpen } from '../../../config/access';
import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { previewShown } from '../../../shared/storedChoices';
import * as styles from './EditorBar.css';
import { SaveStatus } from './SaveStatus';

interface EditorBarProps {
  list: PackList;
  id: string;
  editor: EntryEditor;
}

/** Whether the entry is saved, and the link to its publication. It stays in view. */
export function EditorBar({ list, id, editor }: EditorBarProps) {
  const t = useT();
  const session = useSession();
  const { entry, isDraft } = editor;
  const isPreviewShown = previewShown.useValue();
  const mayPublish = session.status === 'signedIn' && canOpen(session.claims.role, paths.publish);
  return (
    <div className={styles.bar}>
      <SaveStatus editor={editor} />
      <div className={styles.buttons}>
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
        {mayPublish && isDraft && (
          <Button
            size="small"
            iconStart={icons.share}
            href={paths.publishDraft(toDraftId(list, id))}
          >
            {t('edit.publish')}
          </Button>
        )}
      </div>
    </div>
  );
}
