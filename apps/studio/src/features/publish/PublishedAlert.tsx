import '../../i18n/en/publish.messages.json';

import { useReleaseHead } from '@gschool/data/content';
import { Alert, Inline, Link, useUi } from '@gschool/ui';

import { getSiteUrl } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { formatMachineDateTime } from '../../shared/times';
import { UndoPublication } from './UndoPublication';

/** What the administrator has just done: a release, or a planned one. */
export type Published = { release: string } | { publishAt: string };

interface PublishedAlertProps {
  published: Published;
  onDismiss: () => void;
}

/** Says that drafts were published or scheduled, and leads to the site and to the release. */
export function PublishedAlert({ published, onDismiss }: PublishedAlertProps) {
  const t = useT();
  const { locale } = useUi();
  const live = useReleaseHead().data?.number ?? 0;
  const siteUrl = getSiteUrl();
  if ('publishAt' in published)
    return (
      <Alert variant="success" title={t('publish.scheduled')} onDismiss={onDismiss}>
        {t('publish.scheduledText', { time: formatMachineDateTime(published.publishAt, locale) })}
      </Alert>
    );
  // It was undone, or someone published after it.
  if (live > Number(published.release)) return null;
  return (
    <Alert
      variant="success"
      title={t('publish.done', { number: Number(published.release) })}
      onDismiss={onDismiss}
      action={
        <Inline space="4">
          {siteUrl !== undefined && <Link href={`${siteUrl}/videos`}>{t('publish.toSite')}</Link>}
          <Link href={paths.release(published.release)}>{t('publish.toRelease')}</Link>
          <UndoPublication size="small" release={published.release} />
        </Inline>
      }
    >
      {t('publish.doneText')}
    </Alert>
  );
}
