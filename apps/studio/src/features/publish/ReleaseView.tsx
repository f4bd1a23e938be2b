import '../../i18n/en/publish.messages.json';

import type { Release } from '@gschool/admin/contract';
import { lazyComponent, useDocumentTitle } from '@gschool/app/routes';
import { useSession } from '@gschool/data';
import { useReleaseHead } from '@gschool/data/content';
import { Badge, Button, Card, FactList, icons, Inline, Link, Stack, useUi } from '@gschool/ui';
import { useSearchParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { formatMachineDateTime } from '../../shared/times';
import { StudioPage } from '../../shared/StudioPage';
import { useAuthorName } from '../../shared/useAuthorName';
import { ReleaseChanges } from './ReleaseChanges';
import { describeCounts } from './releaseLabels';
import { UndoPublication } from './UndoPublication';

const RestoreSection = lazyComponent(() =>
  import('./RestoreSection').then(withMessages).then((module) => module.RestoreSection),
);
const TimeMachine = lazyComponent(() =>
  import('./TimeMachine').then(withMessages).then((module) => module.TimeMachine),
);

/** What the page shows below the facts, so that a link and Back lead to it. */
const views = ['school', 'restore'] as const;

/** The page of one release. */
export function ReleaseView({ release }: { release: Release }) {
  const t = useT();
  const { locale } = useUi();
  const session = useSession();
  const head = useReleaseHead();
  const [params, setParams] = useSearchParams();
  const getAuthor = useAuthorName([release.by]);
  const isAdmin = session.status === 'signedIn' && session.claims.role === 'admin';
  const isLive = head.data?.release === release.id;
  const canRestore = isAdmin && head.data !== undefined && !isLive;
  const view = views.find((one) => one === params.get('view'));
  const { id, number, note, parent, restores, counts } = release;
  const title = t('releases.number', { number });
  useDocumentTitle(title);
  const open = (next: (typeof views)[number] | null) => setParams(next ? { view: next } : {});
  return (
    <StudioPage
      title={title}
      description={note || undefined}
      trail={[{ name: t('releases.title'), href: paths.releases }, { name: title }]}
      actions={
        <Inline space="3">
          <Button
            variant="quiet"
            iconStart={icons.history}
            onClick={() => open(view === 'school' ? null : 'school')}
          >
            {t(view === 'school' ? 'release.closeSchool' : 'release.school')}
          </Button>
          <UndoPublication release={id} />
          {canRestore && view !== 'restore' && (
            <Button onClick={() => open('restore')}>{t('release.restore')}</Button>
          )}
        </Inline>
      }
    >
      <Stack space="8">
        {view === 'restore' && canRestore && (
          <RestoreSection release={release} live={head.data} onClose={() => open(null)} />
        )}
        {view === 'school' && <TimeMachine release={release} />}
        <Card>
          <FactList
            facts={[
              {
                term: t('releases.state'),
                value: isLive ? (
                  <Badge tone="success">{t('releases.live')}</Badge>
                ) : (
                  t('release.past')
                ),
              },
              { term: t('releases.when'), value: formatMachineDateTime(release.at, locale) },
              { term: t('releases.by'), value: <bdi>{getAuthor(release.by)}</bdi> },
              { term: t('releases.changes'), value: describeCounts(release.changes, t, locale) },
              ...(restores === null
                ? []
                : [
                    {
                      term: t('release.restoredFrom'),
                      value: (
                        <Link href={paths.release(restores)}>
                          {t('releases.number', { number: Number(restores) })}
                        </Link>
                      ),
                    },
                  ]),
              ...(parent === null
                ? []
                : [
                    {
                      term: t('release.parent'),
                      value: (
                        <Link href={paths.release(parent)}>
                          {t('releases.number', { number: Number(parent) })}
                        </Link>
                      ),
                    },
                  ]),
              { term: t('nav.classes'), value: t('release.count', { count: counts.videos }) },
              { term: t('nav.series'), value: t('release.count', { count: counts.series }) },
              { term: t('nav.events'), value: t('release.count', { count: counts.events }) },
              { term: t('nav.people'), value: t('release.count', { count: counts.instructors }) },
              { term: t('nav.styles'), value: t('release.count', { count: counts.styles }) },
            ]}
          />
        </Card>
        <ReleaseChanges key={id} release={release} />
      </Stack>
    </StudioPage>
  );
}
