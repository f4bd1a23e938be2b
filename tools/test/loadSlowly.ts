import { setTimeout as wait } from 'node:timers/promises';

/** The delay of a module, in milliseconds. */
const DELAY_MS = 700;

const waits = new Map<string, Promise<void>>();

// The code that `tools/vite/slowImports.ts` writes calls these functions.
Object.assign(globalThis, {
  /** Loads a module, after a delay if nothing has loaded it. */
  __loadSlowly: async (path: string, load: () => Promise<unknown>) => {
    const first = waits.get(path) ?? wait(DELAY_MS);
    waits.set(path, first);
    await first;
    return load();
  },
  /** Says that a module is loaded: by its path without the extension. */
  __setLoaded: (path: string) => void waits.set(path, Promise.resolve()),
});
