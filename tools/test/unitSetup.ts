// Styles return class names and are not written into the document.
import '@vanilla-extract/css/disableRuntimeStyles';

import { afterAll, vi } from 'vitest';

// Files share a thread, so changes of globals by the previous file are reverted.
vi.unstubAllGlobals();
vi.useRealTimers();
vi.restoreAllMocks();
if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}

const timers = { setTimeout, setInterval, requestAnimationFrame: globalThis.requestAnimationFrame };
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const [name, timer] of Object.entries(timers))
    if (Reflect.get(globalThis, name) !== timer) {
      Reflect.set(globalThis, name, timer);
      // A spy on a stopped timer puts it back after the real one has returned.
      throw new Error(`This file leaves a stopped ${name} to the next file of the thread.`);
    }
});
