export { callSafely, createListeners, reportUncaught, type Listeners } from './createListeners';
export { createStore, type Store } from './createStore';
