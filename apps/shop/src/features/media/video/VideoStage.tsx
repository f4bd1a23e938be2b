import { lazyPage } from '@gschool/app/routes';
import { useCanOpen } from '@gschool/app/session';
import { useSession } from '@gschool/data';
import { Button, Heading, Picture, Text, useIsHydrated } from '@gschool/ui';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { settings } from '../../../config/env';
import { paths } from '../../../config/paths';
import type { Video } from '../../../content/media/videos';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import type { VideoQueue } from './useVideoQueue';
import * as styles from './VideoStage.css';

const { Component: ClipPlayer } = lazyPage(() => import('./ClipPlayer').then((m) => m.ClipPlayer));

const clipsFolder = settings.ok ? settings.values.sampleClips : undefined;

interface UnavailableVideoProps {
  video: Video;
  title: string;
  text: string;
  children?: ReactNode;
}

/** A poster with the reason why the video cannot play. */
function UnavailableVideo({ video, title, text, children }: UnavailableVideoProps) {
  return (
    <div className={styles.unavailable}>
      <Picture picture={video.picture} alt="" isHero isPriority />
      <div className={styles.reason}>
        <Heading level={2} size="h3">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}

interface VideoStageProps {
  video: Video;
  queue: VideoQueue;
}

/**
 * The player of a practice, or the reason why it cannot play: the video is in production or members
 * only, or there are no demo clips.
 */
export const VideoStage = (props: VideoStageProps) => (
  <div className={styles.stage}>
    <div className={styles.content}>
      <VideoContent {...props} />
    </div>
  </div>
);

function VideoContent({ video, queue }: VideoStageProps) {
  const t = useT();
  const media = useMedia();
  const session = useSession();
  const isHydrated = useIsHydrated();
  const location = useLocation();
  const state: unknown = location.state;
  const isNext = typeof state === 'object' && state !== null && 'isNext' in state;
  const canOpenVideos = useCanOpen('videos');

  if (video.published === null)
    return (
      <UnavailableVideo video={video} title={t('videos.pending')} text={t('videos.pendingText')} />
    );
  if (video.isForMembers && !canOpenVideos)
    return (
      <UnavailableVideo video={video} title={t('members.title')} text={t('members.video')}>
        <Button href={paths.subscription}>{t('members.plans')}</Button>
        {session.status === 'signedOut' && (
          <Button variant="quiet" href={paths.loginFor(location.pathname + location.search)}>
            {t('members.signIn')}
          </Button>
        )}
      </UnavailableVideo>
    );
  if (clipsFolder === undefined)
    return (
      <UnavailableVideo
        video={video}
        title={t('videos.unavailable')}
        text={t('videos.unavailableText')}
      />
    );
  // The player renders only in the browser, so the poster reserves its space.
  const fallback = (
    <div className={styles.frame}>
      <Picture picture={video.picture} alt="" isFilling isHero isPriority />
    </div>
  );
  return (
    <Suspense fallback={fallback}>
      {isHydrated ? (
        <ClipPlayer
          key={queue.playlist ? 'list' : video.slug}
          media={media}
          video={video}
          folder={clipsFolder}
          next={queue.playlist && queue.next && { video: queue.next, list: queue.playlist.slug }}
          isNext={isNext}
        />
      ) : (
        fallback
      )}
    </Suspense>
  );
}
