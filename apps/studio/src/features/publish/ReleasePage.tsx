import '../../i18n/en/publish.messages.json';
import '../../i18n/en/acts.messages.json';

import { useRelease } from '@gschool/data/content';
import { Button, EmptyState, icons } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { LoadingLines } from '../../shared/LoadingLines';
import { QueryResult } from '../../shared/QueryResult';
import { StudioPage } from '../../shared/StudioPage';
import { ReleaseView } from './ReleaseView';

const isReleaseId = (id: string): boolean => /^\d{6,12}$/.test(id);

/** `/releases/:id`: what a release changed, the school at that time, and its restoration. */
export function ReleasePage({ id }: { id: string }) {
  const t = useT();
  // An id that no release can have is not read.
  const release = useRelease(isReleaseId(id) ? id : null);
  if (release.data) return <ReleaseView release={release.data} />;
  const isMissing = !isReleaseId(id) || release.data === null;
  const title = t('releases.release');
  return (
    <StudioPage
      title={title}
      trail={[{ name: t('releases.title'), href: paths.releases }, { name: title }]}
    >
      {isMissing ? (
        <EmptyState
          icon={icons.history}
          title={t('release.missing')}
          action={<Button href={paths.releases}>{t('release.toList')}</Button>}
        >
          {t('release.missingText')}
        </EmptyState>
      ) : (
        <QueryResult query={release} skeleton={<LoadingLines label={t('release.loading')} />}>
          {() => null}
        </QueryResult>
      )}
    </StudioPage>
  );
}
