export { createFirebaseOrderService } from './firebaseOrders';
export { runOrder } from './run';
