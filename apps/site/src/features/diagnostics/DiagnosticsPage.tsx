import '../../i18n/en/admin.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { useDocumentTitle } from '@gschool/app/routes';
import type { CacheKind, ClearResult } from '@gschool/data/caches';
import { formatTime } from '@gschool/domain';
import {
  Button,
  Container,
  Heading,
  Inline,
  Stack,
  Text,
  icons,
  useToasts,
  useUi,
} from '@gschool/ui';
import { useEffect, useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { PageSkeleton } from '../../shared/PageSkeleton';
import { CACHE_TOAST_DURATION_MS, useClearCache } from '../../shared/admin/useClearCache';
import * as layoutStyles from '../../shared/layout.css';
import { BrowserFacts } from './BrowserFacts';
import * as styles from './Diagnostics.css';
import { EntryTable } from './EntryTable';
import { Figures } from './Figures';
import { FindingList } from './FindingList';
import { getFindings } from './findings';
import { KindTable } from './KindTable';
import { useDiagnostics } from './useDiagnostics';
import { getKindName } from './format';

/** The caches of this browser, for administrators (docs/product/caches.md#cache-diagnostics). */
export function DiagnosticsPage() {
  const t = useT();
  const { locale } = useUi();
  const toasts = useToasts();
  const clearCache = useClearCache();
  const { diagnosis, refresh, maintenance } = useDiagnostics();
  useAdminTitle(t('diagnostics.title'));
  useBreadcrumb({
    name: t('diagnostics.title'),
    description: t('diagnostics.lead'),
    variant: 'task',
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('diagnostics.title'), active: true },
    ],
  });

  /** Runs an action for a kind, shows its result as a toast and refreshes the report. */
  async function runAction(
    kind: CacheKind,
    run: (kind: CacheKind) => Promise<ClearResult>,
    done: (name: string, count: number) => string,
  ) {
    const name = getKindName(kind, t);
    const result = await run(kind);
    toasts.show({
      id: 'cache-kind',
      duration: CACHE_TOAST_DURATION_MS,
      ...(result.ok
        ? { variant: 'success', title: done(name, result.cleared) }
        : {
            variant: 'danger',
            title: t('diagnostics.actionFailed', { kind: name }),
            message: t('diagnostics.actionFailedText'),
          }),
    });
    await refresh();
  }

  if (!diagnosis) return <PageSkeleton />;
  const { report, storage, checkedAt } = diagnosis;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Container>
      <Stack space="10" className={layoutStyles.pageBlock}>
        <div className={styles.head}>
          <Text tone="muted" role="status">
            {t('diagnostics.checkedAt', { time: formatTime(checkedAt, { zone, locale }) })}
          </Text>
          <Inline space="3">
            <Button variant="quiet" iconStart={icons.refresh} onClick={() => void refresh()}>
              {t('diagnostics.refreshPage')}
            </Button>
            <Button
              variant="danger"
              iconStart={icons.trash}
              onClick={() => void clearCache().then(refresh)}
            >
              {t('admin.clearCache')}
            </Button>
          </Inline>
        </div>
        <Stack as="section" space="4" aria-labelledby="findings">
          <Heading level={2} size="h3" id="findings">
            {t('diagnostics.health')}
          </Heading>
          <FindingList findings={getFindings(report, storage, checkedAt)} />
        </Stack>
        <Stack as="section" space="4" aria-labelledby="figures">
          <Heading level={2} size="h3" id="figures">
            {t('diagnostics.figures')}
          </Heading>
          <Figures performance={report.performance} />
        </Stack>
        <Stack as="section" space="4">
          <Heading level={2} size="h3" id="kinds">
            {t('diagnostics.kinds')}
          </Heading>
          <Text tone="muted" isMeasured>
            {t('diagnostics.kindsText')}
          </Text>
          <KindTable
            report={report}
            labelledBy="kinds"
            onRefresh={(kind) =>
              void runAction(kind, maintenance.forceRefresh, (name) =>
                t('diagnostics.refreshed', { kind: name }),
              )
            }
            onClear={(kind) =>
              void runAction(kind, maintenance.clearKind, (name, count) =>
                t('diagnostics.kindCleared', { kind: name, count }),
              )
            }
          />
        </Stack>
        <Stack as="section" space="4">
          <Heading level={2} size="h3" id="kept">
            {t('diagnostics.list')}
          </Heading>
          <EntryTable entries={report.entries} now={checkedAt} labelledBy="kept" />
        </Stack>
        <Stack as="section" space="4" aria-labelledby="browser">
          <Heading level={2} size="h3" id="browser">
            {t('diagnostics.browser')}
          </Heading>
          <BrowserFacts storage={storage} />
        </Stack>
      </Stack>
    </Container>
  );
}

/**
 * Sets the document title. The route's own title is "not found", for viewers who are not
 * administrators.
 */
function useAdminTitle(title: string): void {
  const [isShown, setShown] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the route's own title is set in a later effect of the same render
  useEffect(() => setShown(true), []);
  useDocumentTitle(isShown ? title : undefined);
}
