export { toFirestoreValue, writeDocuments, type ShopDocument } from './documents';
