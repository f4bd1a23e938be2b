import { expect, it, vi } from 'vitest';
import type { Settings } from '../settings/schema';
import { noPopups } from './testing/noPopups';

vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  initializeFirestore: () => {
    throw new Error('Service firestore is not available');
  },
}));

it('says "Firestore is not available" where the document service cannot be set up (section 8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { createFirebaseBackend } = await import('./createFirebaseBackend');
  const backend = await createFirebaseBackend(
    {
      firebase: { apiKey: 'k', authDomain: 'd.example', projectId: 'p', appId: 'a' },
      usesEmulators: false,
    } as Settings,
    { appName: 'without-documents', popupResolver: await noPopups() },
  );
  const missing = { info: { kind: 'unavailable', what: 'documents' } };
  await expect(backend.profiles.read('mira')).rejects.toMatchObject(missing);
  await expect(backend.profiles.update('mira', {})).rejects.toMatchObject(missing);
  expect(backend.auth.current()).toBeNull();
});
