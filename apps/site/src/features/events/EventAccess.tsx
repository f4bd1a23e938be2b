import { useCanOpen } from '@gschool/app/session';
import { isAppError } from '@gschool/data';
import { useEventAccess } from '@gschool/data/queries';
import { isJoinable, type EventPhase, type LiveEvent } from '@gschool/domain';
import { Button, icons, Text } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { useIsOffline } from '../../shared/useIsOffline';

interface EventAccessProps {
  event: LiveEvent;
  phase: EventPhase;
  /** Epoch milliseconds. */
  now: number;
  size?: 'small' | 'large' | undefined;
}

/**
 * The link to join an event, from one hour before its start until its end
 * (docs/product/events.md#event-join-time), then the link to its replay. URLs are read only during
 * that time and only for subscribers; other viewers see a link to the subscription.
 */
export function EventAccess({ event, phase, now, size }: EventAccessProps) {
  const t = useT();
  const isSubscriber = useCanOpen('videos');
  const isOffline = useIsOffline();
  const canJoin = isJoinable(event, now);
  const isAvailable = canJoin || (phase === 'over' && event.hasReplay);
  const access = useEventAccess(event.id, isSubscriber && isAvailable);
  if (!isAvailable) return null;

  if (!isSubscriber) {
    return (
      <Button
        href={paths.profileTab('subscription', 'videos')}
        iconStart={icons.lock}
        size={size}
        variant={canJoin ? 'primary' : 'quiet'}
      >
        {t(canJoin ? 'event.joinSubscribed' : 'event.replaySubscribed')}
      </Button>
    );
  }
  if (!isOffline && (access.isPending || access.isRefetching)) {
    return (
      <Button isLoading size={size}>
        {t(canJoin ? 'event.join' : 'event.replay')}
      </Button>
    );
  }
  const { joinUrl = null, replayVideoId = null } = access.data ?? {};
  if (canJoin && joinUrl) {
    return (
      <Button href={joinUrl} isExternal iconStart={icons.video} size={size}>
        {t(phase === 'live' ? 'event.joinNow' : 'event.join')}
      </Button>
    );
  }
  if (!canJoin && replayVideoId) {
    return (
      <Button href={paths.watch(replayVideoId)} iconStart={icons.play} size={size}>
        {t('event.replay')}
      </Button>
    );
  }
  return (
    <div role="status">
      <Text size="sm" tone="muted">
        {t(
          isOffline || isAppError(access.error, 'offline')
            ? 'event.accessOffline'
            : access.error
              ? 'event.accessFailed'
              : canJoin
                ? 'event.noRoomYet'
                : 'event.noReplayYet',
        )}
      </Text>
      <Button
        variant="plain"
        size="small"
        iconStart={icons.refresh}
        onClick={() => void access.refetch()}
      >
        {t('retry')}
      </Button>
    </div>
  );
}
