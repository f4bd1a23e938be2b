export { lifetimeOf, lifetimes } from '../cache/lifetimes';
export { createJournal, journalKey, type Journal } from '../library/journal';
export { replayJournal } from '../library/replayJournal';
export {
  createWatchRecorder,
  type FlushReason,
  type WatchRecorder,
  type WatchRecorderOptions,
} from '../library/watchRecorder';
export { createQueryClient } from './createQueryClient';
export { DataProvider } from './DataProvider';
export { useCatalogue, useClass, useLibrary, usePlayback, useUpcomingEvents } from './hooks';
export { useWatchRecorder } from './useWatchRecorder';
