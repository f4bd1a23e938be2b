export { createSnapshot, type StoredDocument } from './createSnapshot';
