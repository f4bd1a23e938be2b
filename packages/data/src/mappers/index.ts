/** Mappers from Firestore documents, for code that reads them with the Admin SDK. */
export { joinIndex, toDetails, toIndex, toManifest, type CatalogueIndex } from './catalogue';
export { toEvent, toEventAccess } from './event';
export { toPlayback } from './playback';
export { toOrder, toOrderStatus } from './order';
export { mapDocuments, toSubscription } from './payment';
export { toProfile } from './profile';
export { isDelivery, toDelivery, toProduct, toVariant } from './shop';
