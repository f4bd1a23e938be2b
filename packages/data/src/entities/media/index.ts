export { MEDIA_MAX_BYTES, type MediaRepository, type StoreOptions } from './mediaRepository';
export { readMediaBase, storeFiles, type StoredFiles, type FileToStore } from './storeFiles';
