import { lazyComponent } from '@gschool/app/routes';
import type { EntryEditor } from '@gschool/data/content';
import { isAppError } from '@gschool/data';
import { Button, Icon, icons, Inline, Text } from '@gschool/ui';
import { useEffect } from 'react';

import { useT, type MessageId } from '../../../i18n/useT';

const messages: Readonly<Record<EntryEditor['save']['state'], MessageId>> = {
  saved: 'save.saved',
  waiting: 'save.waiting',
  saving: 'save.saving',
  offline: 'save.offline',
  failed: 'save.failed',
};

/** Why a draft could not be saved, with the next step. */
const getReason = (error: EntryEditor['save']['error']): MessageId => {
  if (isAppError(error, 'forbidden')) return 'save.forbidden';
  if (isAppError(error, 'signedOut')) return 'save.signedOut';
  if (isAppError(error, 'invalid')) return 'save.invalid';
  return 'save.retry';
};

/** What formats dates is not in the first view: it is loaded when something is typed. */
const SavedTime = lazyComponent<{ savedAt: string }>(
  () => import('./SavedTime').then((module) => module.SavedTime),
  Saved,
);

function Saved() {
  const t = useT();
  return (
    <Text as="span" size="sm" tone="muted">
      {t('save.saved')}
    </Text>
  );
}

/** How far the last change has come: saved, on its way, waiting for the connection, or refused. */
export function SaveStatus({ editor }: { editor: EntryEditor }) {
  const t = useT();
  const { state, error, savedAt } = editor.save;
  const isFailed = state === 'failed';
  const text = t(state === 'saved' && !editor.isDraft ? 'save.noDraft' : messages[state]);
  useEffect(() => {
    if (state === 'waiting') void SavedTime.preload();
  }, [state]);
  return (
    <Inline space="3">
      {/* What is typed is announced once it is saved, and not at every key. */}
      <Inline as="span" space="2" role={state === 'waiting' ? undefined : 'status'}>
        <Icon
          icon={isFailed ? icons.alert : state === 'offline' ? icons.offline : icons.check}
          size="text"
        />
        {/* One text: React replaces it as a whole, also after the browser has translated it. */}
        {state === 'saved' && savedAt !== null ? (
          <SavedTime key={savedAt} savedAt={savedAt} />
        ) : (
          <Text as="span" size="sm" tone={isFailed ? 'danger' : 'muted'}>
            {isFailed ? `${text} ${t(getReason(error))}` : text}
          </Text>
        )}
      </Inline>
      {isFailed && (
        <Button size="small" variant="quiet" onClick={() => void editor.saveNow()}>
          {t('edit.retry')}
        </Button>
      )}
    </Inline>
  );
}
