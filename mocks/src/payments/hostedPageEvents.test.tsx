import { afterEach, expect, it, vi } from 'vitest';

import { memoryPersistence } from '../store/persistence/memory';
import { Store } from '../store/store';
import { connectHostedPages } from './hostedPageEvents';

afterEach(() => {
  vi.restoreAllMocks();
});

it('starts where the browser blocks its storage', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  const store = await Store.open(
    { version: '1', documents: [], accounts: [] },
    memoryPersistence(),
  );
  await expect(connectHostedPages(store, 'demo-gschool')).resolves.toBeUndefined();
});
