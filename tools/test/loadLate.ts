import { setTimeout as wait } from 'node:timers/promises';

const waits = new Map<string, Promise<void>>();

/** Loads code, the first time after a delay in milliseconds. `tools/vite/lateImports.ts` calls it. */
const loadLate = async (key: string, delay: number, load: () => Promise<unknown>) => {
  const first = waits.get(key) ?? wait(delay);
  waits.set(key, first);
  await first;
  return load();
};

Object.assign(globalThis, { __loadLate: loadLate });
