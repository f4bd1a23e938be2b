import '../../../i18n/en/bulkEdit.messages.json';

import type { DraftCounts } from '@gschool/data/content';
import { Alert, Badge, Button, Inline, Link, ProgressBar, Stack, Text } from '@gschool/ui';

import { paths } from '../../../config/paths';
import type { MessageId } from '../../../i18n/useT';
import { useT } from '../../../i18n/useT';
import { countUnsaved, type DraftBatch } from './useDraftBatch';

const outcomes = [
  { id: 'saved', label: 'batch.saved', tone: 'success' },
  { id: 'unchanged', label: 'batch.unchanged', tone: 'neutral' },
  { id: 'conflict', label: 'batch.conflict', tone: 'warning' },
  { id: 'failed', label: 'batch.failed', tone: 'danger' },
  { id: 'offline', label: 'batch.offline', tone: 'warning' },
] as const satisfies readonly { id: keyof DraftCounts; label: MessageId; tone: string }[];

/** The reason for each outcome in which a draft was not saved. */
const reasons = [
  { id: 'conflict', text: 'batch.conflictText' },
  { id: 'failed', text: 'batch.failedText' },
  { id: 'offline', text: 'batch.offlineText' },
] as const;

interface BatchResultProps {
  batch: DraftBatch;
  /** Shows a link to the screen that publishes drafts. */
  hasPublishLink?: boolean;
}

/** How many drafts of a batch came to which outcome, with another try and an undo. */
export function BatchResult({ batch, hasPublishLink = false }: BatchResultProps) {
  const t = useT();
  const { state } = batch;
  if (state.step === 'idle') return null;
  if (state.step === 'saving' || state.step === 'undoing') {
    const { step, done, total } = state;
    return (
      <Stack space="3">
        <Text role="status">
          {t(step === 'saving' ? 'batch.saving' : 'batch.undoing', { count: total })}
        </Text>
        <ProgressBar
          label={t(step === 'saving' ? 'batch.saving' : 'batch.undoing', { count: total })}
          value={total === 0 ? 100 : Math.round((done / total) * 100)}
        />
      </Stack>
    );
  }
  const { counts } = state;
  const unsaved = countUnsaved(counts);
  const shown = outcomes.filter(({ id }) => counts[id] > 0 || (id === 'saved' && unsaved === 0));
  return (
    <Stack space="4">
      <Stack space="2" role="status">
        <Text weight="semibold">
          {t(state.step === 'undone' ? 'batch.undoneTitle' : 'batch.savedTitle')}
        </Text>
        <Inline as="ul" role="list" space="2">
          {shown.map(({ id, label, tone }) => (
            <li key={id}>
              <Badge tone={tone}>
                {t(id === 'saved' && state.step === 'undone' ? 'batch.undone' : label, {
                  count: counts[id],
                })}
              </Badge>
            </li>
          ))}
        </Inline>
      </Stack>
      {unsaved > 0 && (
        <Alert variant="warning">
          <Stack space="1">
            {reasons.map(({ id, text }) => counts[id] > 0 && <Text key={id}>{t(text)}</Text>)}
          </Stack>
        </Alert>
      )}
      <Inline space="2">
        {state.step === 'saved' && counts.failed + counts.offline > 0 && (
          <Button onClick={() => void batch.retry()}>{t('batch.retry')}</Button>
        )}
        {state.step === 'saved' && counts.saved > 0 && (
          <Button variant="quiet" onClick={() => void batch.undo()}>
            {t('batch.undo')}
          </Button>
        )}
        {hasPublishLink && state.step === 'saved' && (
          <Link href={paths.publish}>{t('batch.publish')}</Link>
        )}
      </Inline>
    </Stack>
  );
}
