// MSW's worker, except that it stays registered when the last page is left. MSW's own unregisters
// itself then; the next page can begin before that is done, without a worker, and is loaded twice.
importScripts('mockServiceWorker.js');
self.registration.unregister = () => Promise.resolve(false);
