/** The mock's store and services without a server, for tests in Node. */
export { createContentService } from './admin/content';
export { toAccount } from './admin/members';
export { createMockLimits, createMockServices } from './admin/services';
export { toPlain } from './admin/toPlain';
export { fromPlain, type Fields } from './firestore/value';
export { firestoreFetch } from './firestoreFetch';
export { subscriptionFields } from './payments/subscriptionFields';
export { isContentPath } from './seed/contentPaths';
export { Store } from './store/store';
