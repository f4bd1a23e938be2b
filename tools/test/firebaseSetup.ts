// In Node, the Firebase SDK stores `fetch` when it is imported. With this setup, it stores a
// function that calls the current `fetch`, so that a mock server intercepts requests no matter in
// which order a test imports modules.
const original = globalThis.fetch;
globalThis.fetch = (...request) => globalThis.fetch(...request);
await Promise.all([import('firebase/auth'), import('firebase/firestore/lite')]);
globalThis.fetch = original;

export {};
