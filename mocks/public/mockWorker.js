// MSW's worker without unregistering. MSW unregisters it when the last page closes, and a new page
// could start before that has finished, without a worker.
importScripts('mockServiceWorker.js');
self.registration.unregister = () => Promise.resolve(false);
