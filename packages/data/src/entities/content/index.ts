export {
  useContents,
  useDrafts,
  useRelease,
  useReleaseHead,
  useSource,
  type Contents,
} from './contentHooks';
export type { ContentRepository, DraftWrite } from './contentRepository';
export type {
  EntryActions,
  EntryEditor,
  EntryState,
  FieldConflict,
  ReceivedField,
  SaveState,
} from './entryEditor';
export type { EntryChange } from './entryHistory';
export { useDrift, useEntryHistory, usePlannedReleases, useReleases } from './releaseHooks';
export {
  readAllSources,
  readHead,
  readRelease,
  readSource,
  type ReleaseSources,
} from './readContent';
export {
  useReleaseChanges,
  useReleaseDifferences,
  type ReleaseChange,
  type ReleaseDifference,
} from './releaseChanges';
export { useAllSources } from './useAllSources';
export { useEntryEditor } from './useEntryEditor';
export {
  useDeleteDrafts,
  useSaveDrafts,
  type DraftCounts,
  type DraftProgress,
  type NewDraft,
} from './useSaveDrafts';
export { useSendLeftDrafts } from './useSendLeftDrafts';
export {
  usePreviewContent,
  type LiveContent,
  type PreviewContent,
  type ReleaseContent,
} from './usePreviewContent';
