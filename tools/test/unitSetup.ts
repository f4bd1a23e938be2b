// Styles give their class names to a test and are not written into its document.
import '@vanilla-extract/css/disableRuntimeStyles';
import { vi } from 'vitest';

// Files share a thread: what the one before this left in the globals is taken back.
vi.unstubAllGlobals();
vi.useRealTimers();
vi.restoreAllMocks();
if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}
