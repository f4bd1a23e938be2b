export { checkPack, type PackCheck } from './check';
export type { EntryError, PackError } from './rawPack';
export { findReferenceErrors } from './references';
export {
  createEmptyFields,
  listPackMedia,
  listPackTexts,
  packFieldNames,
  translatedTexts,
  type PackFieldName,
} from './packFields';
export { listMedia, mapMedia, type EntryMedium } from './mapMedia';
export {
  createPackCards,
  createPackDocuments,
  type PackDocument,
  type PackDocumentOptions,
} from './documents';
export { packLists, type PackList, type PackSources, type SourceEntry } from './entries';
export {
  getMediaPathError,
  getMediaUrl,
  getPackPathError,
  isMediaUrl,
  type MediaBase,
} from './mediaPath';
export {
  contentPackSchema,
  packEntrySchemas,
  type ContentPack,
  type ContentPackInput,
  type PackText,
  type PackEvent,
  type PackSeries,
  type PackVideo,
} from './schema';
export { getPackSamples, type Samples } from './samples';
export { MAX_SHARD_BYTES, MAX_SHARD_CARDS } from './shards';
export { getPackText } from './texts';
export { computeTextHash } from './utf8';
export { wordIssue } from './wordIssue';
export { withoutArchived } from './withoutArchived';
