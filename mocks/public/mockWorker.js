// MSW's worker without unregistering. MSW unregisters it when the last page closes, and a new page
// could start before that has finished, without a worker.
// The content security policy refuses a plain text as the URL of a script.
const policy = self.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url === 'mockServiceWorker.js' ? url : null),
});
importScripts(policy?.createScriptURL('mockServiceWorker.js') ?? 'mockServiceWorker.js');
self.registration.unregister = () => Promise.resolve(false);
