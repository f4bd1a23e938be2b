export { createFirebaseServices } from './firebaseServices';
export { EVENTS_PER_INSTANCE, MAX_INSTANCES } from './parallelEvents';
