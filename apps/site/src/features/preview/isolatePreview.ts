import { PREVIEW_PATH } from '@gschool/app/preview';

import { createMemoryStorage } from './memoryStorage';

// Must be imported before anything that reads a storage. In the preview frame, the pages read and
// write only memory: neither the session of this browser nor the settings of a member or of the
// studio, which has the same origin in the demo.

/** Whether this document is the preview frame. */
export const isPreview = typeof window !== 'undefined' && window.location.pathname === PREVIEW_PATH;

if (isPreview) {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: createMemoryStorage() });
  // Where these are missing, pages keep what they read in memory and offer no downloads.
  for (const name of ['indexedDB', 'caches', 'BroadcastChannel'])
    Object.defineProperty(window, name, { value: undefined });
}
