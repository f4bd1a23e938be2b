export { createFirebaseLimits, createFirebaseQueryServices } from './firebaseAdmin';
