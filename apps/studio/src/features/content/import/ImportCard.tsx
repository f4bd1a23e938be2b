import { isAppError } from '@gschool/data';
import { Alert, Button, Card, Heading, Inline, ProgressBar, Stack, Text, useUi } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { describeThrown } from '../../../shared/acts/errorMessages';
import { LoadError } from '../../../shared/QueryResult';
import { BatchResult } from '../bulk/BatchResult';
import { formatSize } from './formatSize';
import { ImportComparison } from './ImportComparison';
import { PackChooser } from './PackChooser';
import { RefusedPack } from './RefusedPack';
import { useImport } from './useImport';
import { useSchoolContent } from './useSchoolContent';

/** Imports a pack: choose, check, compare, store files, save drafts. */
export function ImportCard() {
  const t = useT();
  const { locale } = useUi();
  const school = useSchoolContent();
  const run = useImport(school.data);
  const { state } = run;
  const other = (
    <Inline>
      <Button variant="quiet" onClick={run.reset}>
        {t('import.other')}
      </Button>
    </Inline>
  );
  const renderStep = () => {
    if (!school.data)
      return school.error ? (
        <LoadError query={school} error={school.error} size="panel" level={3} />
      ) : (
        <Text role="status">{t('import.readingSchool')}</Text>
      );
    switch (state.step) {
      case 'choose':
        return (
          <Stack space="4">
            {state.problem !== null && (
              <Alert variant="danger">
                {t(state.problem === 'notAPack' ? 'import.notAPack' : 'import.failed')}
              </Alert>
            )}
            <PackChooser onChoose={run.read} />
          </Stack>
        );
      case 'reading':
        return (
          <Stack space="3">
            <Text role="status">{t('import.reading')}</Text>
            <ProgressBar
              label={t('import.reading')}
              value={state.total === 0 ? undefined : (state.done / state.total) * 100}
              valueText={t('import.filesOf', { done: state.done, total: state.total })}
            />
            {other}
          </Stack>
        );
      case 'refused':
        return (
          <Stack space="4">
            <RefusedPack input={state.input} reading={state.reading} onChoose={run.read} />
            {other}
          </Stack>
        );
      case 'compare':
        return (
          <Stack space="4">
            {run.wasUploadLeft && <Alert>{t('import.uploadLeft')}</Alert>}
            {run.uploadError !== null && (
              <Alert variant="danger">
                {isAppError(run.uploadError, 'notFound')
                  ? t('import.fileChanged')
                  : `${t('import.uploadFailed')} ${describeThrown(run.uploadError, t)}`}
              </Alert>
            )}
            {run.comparison && (
              <ImportComparison
                pack={state.pack}
                school={school.data}
                comparison={run.comparison}
                selected={run.selected}
                onSelectedChange={run.setSelected}
                onStart={() => void run.start()}
                onReset={run.reset}
              />
            )}
          </Stack>
        );
      case 'uploading': {
        const { progress, count, bytes } = state;
        const text = t('import.uploaded', {
          done: progress.done,
          total: count,
          sent: formatSize(progress.bytes, locale),
          size: formatSize(bytes, locale),
        });
        return (
          <Stack space="3">
            <Text role="status">{t('import.uploading', { count })}</Text>
            <ProgressBar
              label={t('import.uploading', { count })}
              value={bytes === 0 ? 100 : (progress.bytes / bytes) * 100}
              valueText={text}
            />
            <Text tone="muted">{text}</Text>
            <Inline>
              <Button variant="quiet" onClick={run.cancel}>
                {t('import.cancel')}
              </Button>
            </Inline>
          </Stack>
        );
      }
      case 'saving':
        return (
          <Stack space="4">
            <BatchResult batch={run.batch} hasPublishLink />
            {run.batch.state.step !== 'saving' && run.batch.state.step !== 'undoing' && other}
          </Stack>
        );
    }
  };
  return (
    <Card as="section" padding="large" space="4" aria-labelledby="import">
      <Stack space="1">
        <Heading level={2} size="h3" id="import">
          {t('import.title')}
        </Heading>
        <Text tone="muted" isMeasured>
          {t('import.text')}
        </Text>
      </Stack>
      {renderStep()}
    </Card>
  );
}
