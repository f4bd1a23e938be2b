import { expect, it, vi } from 'vitest';

import { openDemoBackend } from './testing/demoBackend';

vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  initializeFirestore: () => {
    throw new Error('Service firestore is not available');
  },
}));

it('throws unavailable "documents" where Firestore cannot be initialized', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const backend = await openDemoBackend();
  const missing = { info: { kind: 'unavailable', what: 'documents' } };
  await expect(backend.library.read('mira')).rejects.toMatchObject(missing);
  await expect(backend.profiles.update('mira', {})).rejects.toMatchObject(missing);
  expect(backend.auth.current()).toBeNull();
});
