export type { MediaRepository, StoreOptions } from './mediaRepository';
export { readMediaBase, storeFiles, type StoredFiles, type FileToStore } from './storeFiles';
