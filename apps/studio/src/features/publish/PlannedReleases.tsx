import '../../i18n/en/publish.messages.json';

import type { PlannedRelease } from '@gschool/admin/contract';
import { useServerClock, type AppError } from '@gschool/data';
import { Alert, Button, Card, Heading, Inline, Stack, Text, useUi } from '@gschool/ui';
import { ConfirmDialog } from '@gschool/ui/overlays';

import { useT } from '../../i18n/useT';
import { describeThrown } from '../../shared/acts/errorMessages';
import { useAct } from '../../shared/acts/useAct';
import { formatMachineDateTime } from '../../shared/times';
import { LoadError } from '../../shared/QueryResult';
import { useRestoredState } from '../../shared/restored-input/restoredInput';
import { useAuthorName } from '../../shared/useAuthorName';
import { describeFailure, listShownPlans } from './plannedReleases';

interface PlannedReleasesProps {
  query: {
    data: readonly PlannedRelease[] | undefined;
    error: AppError | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** The releases that wait for their time, and those that failed in the last days. */
export function PlannedReleases({ query }: PlannedReleasesProps) {
  const t = useT();
  const now = useServerClock().now();
  const shown = listShownPlans(query.data ?? [], now);
  const getAuthor = useAuthorName(shown.map(({ by }) => by));
  if (query.data === undefined && query.error)
    return <LoadError query={query} error={query.error} size="panel" />;
  if (shown.length === 0) return null;
  return (
    <Stack as="section" space="4" aria-labelledby="planned">
      <Heading level={2} size="h3" id="planned">
        {t('planned.title')}
      </Heading>
      <Stack as="ul" role="list" space="4">
        {shown.map((one) => (
          <li key={one.id}>
            <OneRelease planned={one} author={getAuthor(one.by)} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function OneRelease({ planned, author }: { planned: PlannedRelease; author: string }) {
  const t = useT();
  const { locale } = useUi();
  const { run } = useAct();
  const { id, publishAt, drafts, note, state, error } = planned;
  const [isAsking, setIsAsking] = useRestoredState(`planned ${id}`, false);
  const time = formatMachineDateTime(publishAt, locale);
  return (
    <Card space="3">
      <Text weight="semibold">{time}</Text>
      <Text size="sm" tone="muted">
        {t('planned.by', { count: drafts.length, name: author })}
      </Text>
      {note !== '' && (
        <Text>
          <bdi>{note}</bdi>
        </Text>
      )}
      {state === 'failed' ? (
        <Alert variant="danger" title={t('planned.failed')}>
          {describeFailure(error, t)} {t('planned.failedText')}
        </Alert>
      ) : (
        <Inline>
          <Button size="small" variant="quiet" onClick={() => setIsAsking(true)}>
            {t('planned.cancel')}
          </Button>
        </Inline>
      )}
      <ConfirmDialog
        title={t('planned.cancelTitle')}
        description={t('planned.cancelText', { time })}
        confirmLabel={t('planned.cancelConfirm')}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => run({ kind: 'catalogue.unschedule', args: { planned: id } })}
        getErrorMessage={(thrown) => describeThrown(thrown, t)}
      />
    </Card>
  );
}
