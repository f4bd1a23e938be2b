export {
  createFirebaseBackend,
  deleteFirebaseBackends,
  type FirebaseOptions,
} from './createFirebaseBackend';
