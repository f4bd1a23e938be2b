import '../../../../i18n/en/entryDialogs.messages.json';

import { useLanguage } from '@gschool/app/i18n';
import type { EntryEditor } from '@gschool/data/content';
import type { PackList } from '@gschool/domain/content-pack';
import { Alert, Button, Checkbox, Link, Stack, Text } from '@gschool/ui';
import { ConfirmDialog } from '@gschool/ui/overlays';
import { useState } from 'react';

import { useT } from '../../../../i18n/useT';
import { getEntryPath } from '../../../../shared/content/entryPaths';
import { readText } from '../../../../shared/content/entryTexts';
import { useFieldLabel } from '../../../../shared/content/useFieldLabel';
import type { KnownEntries } from '../../../../shared/content/useKnownEntries';
import { LoadingLines } from '../../../../shared/LoadingLines';
import * as styles from './References.css';
import { isAllSaved, useReferences } from './useReferences';

interface DeleteDialogProps {
  list: PackList;
  id: string;
  name: string;
  editor: EntryEditor;
  known: KnownEntries;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called after the draft says that the entry will be deleted. */
  onDelete: () => void;
}

/** The number of references to show. */
const MAX_SHOWN = 20;

/** Why nothing was deleted. */
class DeletionError extends Error {}

/**
 * Deletes an entry with the next publication. What refers to it is listed: references that may be
 * missing are removed in drafts, and the others must be changed first.
 */
export function DeleteDialog(props: DeleteDialogProps) {
  const { list, id, name, editor, known, isOpen, onOpenChange, onDelete } = props;
  const t = useT();
  const reader = useLanguage();
  const school = editor.liveRelease?.language ?? 'en';
  const getLabel = useFieldLabel();
  const [isAgreed, setAgreed] = useState(false);
  const references = useReferences(list, id, { editor, known, isEnabled: isOpen });
  const { found } = references;
  const required = found?.filter(({ isRequired }) => isRequired) ?? [];
  const isNew = editor.live === null;
  const confirm = async () => {
    if (found === undefined) throw new DeletionError(t('delete.loading'));
    if (required.length > 0) throw new DeletionError(t('delete.refused'));
    if (found.length > 0) {
      if (!isAgreed) throw new DeletionError(t('delete.agree'));
      if (!isAllSaved(await references.replace(null)))
        throw new DeletionError(t('delete.notRemoved'));
    }
    if (isNew) await editor.discard();
    else editor.change(null);
    onDelete();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      variant="danger"
      title={t('delete.title', { name })}
      description={t(isNew ? 'delete.newText' : 'delete.text')}
      confirmLabel={t('delete.confirm')}
      onConfirm={confirm}
      getErrorMessage={(error) =>
        error instanceof DeletionError ? error.message : t('save.retry')
      }
    >
      {references.error !== undefined ? (
        <Alert
          variant="danger"
          title={t('delete.unknown')}
          action={
            <Button size="small" variant="quiet" onClick={references.retry}>
              {t('edit.retry')}
            </Button>
          }
        />
      ) : found === undefined ? (
        <LoadingLines label={t('delete.loading')} lines={2} />
      ) : found.length === 0 ? null : (
        <Stack space="3">
          <Text weight="semibold">{t('delete.references', { count: found.length })}</Text>
          <ul className={styles.list}>
            {found.slice(0, MAX_SHOWN).map(({ list: of, entry, field }) => (
              <li key={`${of} ${entry.id} ${field}`}>
                <Link href={getEntryPath(of, entry.id, field)}>
                  <bdi>{readText(entry['title'] ?? entry['name'], reader, school) || entry.id}</bdi>
                </Link>{' '}
                <span>{`(${getLabel(field)})`}</span>
              </li>
            ))}
          </ul>
          {found.length > MAX_SHOWN && (
            <Text size="sm" tone="muted">
              {t('delete.more', { count: found.length - MAX_SHOWN })}
            </Text>
          )}
          {required.length > 0 ? (
            <Alert variant="warning" title={t('delete.refused')}>
              {t('delete.refusedText', { count: required.length })}
            </Alert>
          ) : (
            <Checkbox
              name="removeReferences"
              label={t('delete.remove', { count: found.length })}
              hint={t('delete.removeHint')}
              checked={isAgreed}
              onChange={(event) => setAgreed(event.currentTarget.checked)}
            />
          )}
        </Stack>
      )}
    </ConfirmDialog>
  );
}
