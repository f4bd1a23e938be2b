export { getLifetime, lifetimes } from '../cache/lifetimes';
export type { ChangeOutcome } from '../library/changeQueue';
export type { FlushReason, WatchRecorder } from '../library/watchRecorder';
export { createQueryClient } from './createQueryClient';
export { DataProvider } from './DataProvider';
export {
  useEvent,
  useEventAccess,
  useEventsBetween,
  usePastEvents,
  useSchedule,
  useUpcomingEvents,
} from '../entities/events/eventHooks';
export { OfflinePrefetch } from './OfflinePrefetch';
export { useCatalogue, useClass, useLibrary } from '../entities/catalogue/catalogueHooks';
export { useRejectedChanges } from './rejectedChanges';
export { usePendingCount } from './usePendingChanges';
export { useHistory, type WatchHistory } from './useHistory';
export { useLibraryActions, type LibraryActions } from './useLibraryActions';
export { usePlaylistActions, usePlaylists, type PlaylistActions } from './usePlaylists';
export { getRenewalTime } from '../entities/catalogue/playbackRenewal';
export { usePlayback, useRenewPlayback } from '../entities/catalogue/usePlayback';
export { useWatchRecorder } from './useWatchRecorder';
export { useWatchStatistics } from './useWatchStatistics';
