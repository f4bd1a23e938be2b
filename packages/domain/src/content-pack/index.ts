export { checkPack, type PackCheck } from './check';
export type { PackError } from './rawPack';
export {
  createPackCards,
  createPackDocuments,
  type PackDocument,
  type PackDocumentOptions,
} from './documents';
export { packLists, type PackList, type PackSources, type SourceEntry } from './entries';
export { getMediaUrl, getMediaPathError, type MediaBase } from './mediaPath';
export {
  contentPackSchema,
  type ContentPack,
  type ContentPackInput,
  type PackText,
  type PackEvent,
  type PackVideo,
} from './schema';
export { getPackSamples, type Samples } from './samples';
export { MAX_SHARD_BYTES, MAX_SHARD_CARDS } from './shards';
export { getPackText } from './texts';
export { computeTextHash } from './utf8';
