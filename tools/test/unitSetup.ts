// Styles return class names and are not written into the document.
import '@vanilla-extract/css/disableRuntimeStyles';

import { vi } from 'vitest';

// Files share a thread, so changes of globals by the previous file are reverted.
vi.unstubAllGlobals();
vi.useRealTimers();
vi.restoreAllMocks();
if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}
