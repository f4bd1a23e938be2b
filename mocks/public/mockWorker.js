// MSW's worker, except that it stays registered. MSW unregisters the worker when the last page
// closes; a page opened before that has finished would start without a worker. The content security
// policy does not accept a plain string as a script URL.
const policy = self.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url === 'mockServiceWorker.js' ? url : null),
});
importScripts(policy?.createScriptURL('mockServiceWorker.js') ?? 'mockServiceWorker.js');
self.registration.unregister = () => Promise.resolve(false);
