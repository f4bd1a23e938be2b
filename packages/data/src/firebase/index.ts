export { createFirebaseBackend, type FirebaseOptions } from './createFirebaseBackend';
