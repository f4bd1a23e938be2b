import '../../i18n/en/publish.messages.json';
import '../../i18n/en/acts.messages.json';

import type { PlannedRelease } from '@gschool/admin/contract';
import { useDrafts, usePlannedReleases } from '@gschool/data/content';
import { Button, EmptyState, icons, Stack } from '@gschool/ui';
import { useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { LoadingLines } from '../../shared/LoadingLines';
import { LoadError } from '../../shared/QueryResult';
import { RefreshButton } from '../../shared/RefreshButton';
import { StudioPage } from '../../shared/StudioPage';
import { PlannedReleases } from './PlannedReleases';
import { PublishedAlert, type Published } from './PublishedAlert';
import { PublishView } from './PublishView';

const NONE: readonly PlannedRelease[] = [];

/** `/publish`: what the drafts would change for members, and their publication. */
export function PublishPage() {
  const t = useT();
  const drafts = useDrafts();
  const planned = usePlannedReleases();
  const [published, setPublished] = useState<Published | null>(null);
  const { data, isComplete } = drafts;
  // A part of the drafts must not look like all of them.
  const isLoading = data === undefined || !isComplete;
  const isEmpty = isComplete && data?.length === 0;
  return (
    <StudioPage
      title={t('publish.title')}
      description={t('publish.description')}
      actions={
        <RefreshButton
          isRefreshing={!isLoading && drafts.isFetching}
          onRefresh={() => {
            void drafts.refetch();
            void planned.refetch();
          }}
        />
      }
    >
      <Stack space="6">
        {published && <PublishedAlert published={published} onDismiss={() => setPublished(null)} />}
        {isLoading && drafts.error && <LoadError query={drafts} error={drafts.error} />}
        {isLoading && !drafts.error && <LoadingLines label={t('publish.loading')} />}
        {isEmpty && (
          <EmptyState
            size="panel"
            icon={icons.check}
            title={t('publish.empty')}
            action={<Button href={paths.classes}>{t('publish.toClasses')}</Button>}
          >
            {t('publish.emptyText')}
          </EmptyState>
        )}
        {!isLoading && !isEmpty && (
          <PublishView
            drafts={data}
            planned={planned.data ?? NONE}
            onRefresh={drafts.refetch}
            onPublished={setPublished}
          />
        )}
        <PlannedReleases query={planned} />
      </Stack>
    </StudioPage>
  );
}
