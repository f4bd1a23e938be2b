import '../../i18n/en/preview.messages.json';

import type { Release } from '@gschool/admin/contract';
import { PREVIEW_PATH } from '@gschool/app/preview';
import { usePreviewContent } from '@gschool/data/content';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';
import { Button, EmptyState, ErrorState, icons, Inline, Spinner, Text } from '@gschool/ui';
import { memo, useRef, useState } from 'react';

import { getSiteUrl } from '../../config/env';
import { useT } from '../../i18n/useT';
import { LoadError } from '../QueryResult';
import { useIsOnline } from '../useIsOnline';
import * as styles from './PreviewPane.css';
import { deviceWidths } from './previewSettings';
import { PreviewToolbar } from './PreviewToolbar';
import { useFrameScale } from './useFrameScale';
import { usePreviewSession } from './usePreviewSession';
import { usePreviewSettings } from './usePreviewSettings';

export interface PreviewPaneProps {
  /** The release to show as members saw it; null for what they see now. */
  release: Release | null;
  /**
   * The entries of forms and drafts, shown instead of the published ones; null deletes one. Pass the
   * same list until something changes.
   */
  overrides: readonly { list: PackList; id: string; entry: SourceEntry | null }[];
  /** The path of the site to show: `/videos/watch/slow-strength`. */
  path: string;
  /**
   * Whether links open inside the preview.
   * @default false
   */
  isNavigable?: boolean | undefined;
  /** The address of the frame instead of the site's, for stories. */
  frameUrl?: string | undefined;
  /** How long the frame may take to start, in milliseconds, for stories. */
  startTimeoutMs?: number | undefined;
}

/**
 * The member's page beside the form (docs/product/studio.md#preview), in a frame of the site that
 * has no token. It shows each change within a frame of the screen.
 */
export const PreviewPane = memo(function PreviewPane(props: PreviewPaneProps) {
  const t = useT();
  const siteUrl = getSiteUrl();
  const url = props.frameUrl ?? (siteUrl && siteUrl + PREVIEW_PATH);
  if (!url)
    return (
      <EmptyState size="panel" icon={icons.alert} title={t('preview.noSite')}>
        {t('preview.noSiteText')}
      </EmptyState>
    );
  // Another release is another frame, because the time in it is another one.
  return <PreviewFrame key={props.release?.id ?? 'live'} {...props} url={url} />;
});

function PreviewFrame({
  release,
  overrides,
  path,
  isNavigable = false,
  startTimeoutMs,
  url,
}: PreviewPaneProps & { url: string }) {
  const t = useT();
  const isOnline = useIsOnline();
  const [settings] = usePreviewSettings();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [opened, setOpened] = useState({ path, visit: 1 });
  if (opened.path !== path) setOpened({ path, visit: opened.visit + 1 });
  const query = usePreviewContent(release);
  const { device, ...appearance } = settings;
  const [state, reload] = usePreviewSession({
    frame,
    url,
    content: query.data,
    overrides,
    view: {
      type: 'view',
      ...opened,
      ...appearance,
      isNavigable,
      now: release?.at ?? null,
    },
    startTimeoutMs,
  });
  useFrameScale(stage, frame, deviceWidths[device]);
  const { link, status, painted } = state;
  const isAway = link?.isFollowed === true;
  return (
    // Not a landmark: the page around it names the place.
    <div role="group" aria-label={t('preview.label')} className={styles.pane}>
      <PreviewToolbar />
      <Inline justify="between">
        <Text size="sm" tone="muted" role="status">
          {link && t(isAway ? 'preview.followed' : 'preview.stopped', { path: link.path })}
        </Text>
        {isAway && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => setOpened({ path, visit: opened.visit + 1 })}
          >
            {t('preview.back')}
          </Button>
        )}
      </Inline>
      <div ref={stage} className={styles.stage} aria-busy={status === 'starting'}>
        <iframe
          ref={frame}
          src={url}
          title={t('preview.frame')}
          className={`${styles.frame} ${styles.device[device]}`}
          // The page needs its own origin to load its files. It may open no window and no other page.
          sandbox="allow-scripts allow-same-origin allow-forms"
          allow="fullscreen"
          referrerPolicy="strict-origin"
          data-painted={painted ?? undefined}
        />
        {query.error && !query.data ? (
          <div className={styles.cover}>
            <LoadError query={query} error={query.error} size="panel" />
          </div>
        ) : status === 'failed' ? (
          <div className={styles.cover}>
            <ErrorState
              size="panel"
              icon={isOnline ? icons.alert : icons.offline}
              title={t(isOnline ? 'preview.failed' : 'preview.offline')}
              onRetry={reload}
            >
              {t(isOnline ? 'preview.failedText' : 'preview.offlineText')}
            </ErrorState>
          </div>
        ) : (
          status === 'starting' && (
            <div className={styles.cover}>
              <Spinner label={t('preview.loading')} />
            </div>
          )
        )}
      </div>
    </div>
  );
}
