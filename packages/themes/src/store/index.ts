export { createListeners, type Listeners } from './createListeners';
export { createStore, type Store } from './createStore';
