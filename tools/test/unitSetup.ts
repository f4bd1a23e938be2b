// Styles return class names and are not added to the document.
import '@vanilla-extract/css/disableRuntimeStyles';

import { readFileSync } from 'node:fs';

import { afterAll, expect, vi } from 'vitest';

// Test files share a thread, so changes that the previous file made to globals are reverted.
vi.unstubAllGlobals();
vi.useRealTimers();
vi.restoreAllMocks();
if (typeof document !== 'undefined') {
  // Node 25 and newer have globals with these names, which vitest keeps. They are undefined.
  if (typeof localStorage === 'undefined') {
    const { Window } = await import('happy-dom');
    const { localStorage, sessionStorage } = new Window();
    Object.assign(globalThis, { localStorage, sessionStorage });
  }
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}

// Modules of a thread keep the mocks with which they were loaded, so a file with mocks starts with
// new ones, and leaves none to the next file.
const { testPath } = expect.getState();
const hasMocks = testPath !== undefined && readFileSync(testPath, 'utf8').includes('vi.mock(');
if (hasMocks) vi.resetModules();

/** A busy machine takes longer to load code than the second that vitest waits. */
const WAIT_MS = 10_000;
const { waitFor } = vi;
vi.waitFor = (callback, options = WAIT_MS) => waitFor(callback, options);

const timers = { setTimeout, setInterval, requestAnimationFrame: globalThis.requestAnimationFrame };
afterAll(() => {
  if (hasMocks) vi.resetModules();
  vi.waitFor = waitFor;
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const [name, timer] of Object.entries(timers))
    if (Reflect.get(globalThis, name) !== timer) {
      Reflect.set(globalThis, name, timer);
      // A spy on a stopped timer would put it back after the real timer is restored.
      throw new Error(`This file leaves a stopped ${name} to the next file of the thread.`);
    }
});
