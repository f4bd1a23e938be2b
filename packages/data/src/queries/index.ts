export { getLifetime, lifetimes } from '../cache/lifetimes';
export type { ChangeOutcome } from '../entities/library/changes/changeQueue';
export type { FlushReason, WatchRecorder } from '../entities/library/changes/watchRecorder';
export { createQueryClient } from './createQueryClient';
export { DataProvider } from './DataProvider';
export { notifyAtOnce, notifyTogether } from './notifyAtOnce';
export {
  useEvent,
  useEventAccess,
  useEventsBetween,
  usePastEvents,
  useSchedule,
  useUpcomingEvents,
} from '../entities/events/eventHooks';
export { OfflinePrefetch } from './OfflinePrefetch';
export { useCatalogue, useClass } from '../entities/catalogue/catalogueHooks';
export { useLibrary } from '../entities/library/useLibrary';
export { useRejectedChanges } from '../entities/library/rejectedChanges';
export { usePendingCount } from '../entities/library/usePendingChanges';
export { useHistory, type WatchHistory } from '../entities/library/useHistory';
export { useLibraryActions, type LibraryActions } from '../entities/library/useLibraryActions';
export {
  usePlaylistActions,
  usePlaylists,
  type PlaylistActions,
} from '../entities/library/usePlaylists';
export { getRenewalTime } from '../entities/catalogue/playbackRenewal';
export { startClass } from '../entities/catalogue/startClass';
export { usePlayback, useRenewPlayback } from '../entities/catalogue/usePlayback';
export { useWatchRecorder } from '../entities/library/useWatchRecorder';
export { useWatchStatistics } from '../entities/library/useWatchStatistics';
