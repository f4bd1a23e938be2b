export { createFirebaseServices } from './firebaseServices';
export { applySubscriptions } from './subscriptionChange';
