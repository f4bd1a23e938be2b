export { createFirebaseServices } from './firebaseServices';
export { applySubscriptions } from './subscriptionChange';
export { EVENTS_PER_INSTANCE, MAX_INSTANCES } from './parallelEvents';
