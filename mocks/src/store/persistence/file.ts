import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { Change, Persistence } from './persistence';

/**
 * Stores the records in a JSON file. Each write replaces the whole file, so that a crash leaves the
 * old file intact.
 */
export function filePersistence(path: string): Persistence {
  let records: Map<string, unknown> | undefined;

  async function read(): Promise<Map<string, unknown>> {
    if (records) return records;
    const text = await readFile(path, 'utf8').catch(() => '{}');
    records = new Map(Object.entries(JSON.parse(text) as Record<string, unknown>));
    return records;
  }

  let queue: Promise<void> = Promise.resolve();
  const enqueue = (job: () => Promise<void>): Promise<void> => (queue = queue.then(job, job));

  return {
    load: async () => [...(await read())].map(([key, value]) => ({ key, value })),
    write: (changes: readonly Change[]) =>
      enqueue(async () => {
        const all = await read();
        for (const { key, value } of changes) {
          if (value === undefined) all.delete(key);
          else all.set(key, value);
        }
        await mkdir(dirname(path), { recursive: true });
        await writeFile(`${path}.new`, JSON.stringify(Object.fromEntries(all)));
        await rename(`${path}.new`, path);
      }),
    clear: () =>
      enqueue(async () => {
        records = new Map();
        await rm(path, { force: true });
      }),
  };
}
