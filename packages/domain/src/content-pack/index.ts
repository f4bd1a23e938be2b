export { checkPack, type PackCheck } from './check';
export type { PackFault } from './rawPack';
export { packCards, packDocuments, type PackDocument, type PackDocumentOptions } from './documents';
export { mediaAddress, mediaPathFault, type MediaBase } from './mediaPath';
export {
  contentPackSchema,
  type ContentPack,
  type ContentPackInput,
  type PackText,
  type PackEvent,
  type PackVideo,
} from './schema';
export { packSamples, type Samples } from './samples';
export { shardBytes, shardCards } from './shards';
export { textIn } from './texts';
