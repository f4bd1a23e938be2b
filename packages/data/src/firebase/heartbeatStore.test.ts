import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openDB as original } from 'idb';
import { describe, expect, it } from 'vitest';
import { openDB } from './heartbeatStore';

const upgrade = (database: { createObjectStore: (name: string) => unknown }, before: number) => {
  if (before === 0) database.createObjectStore('beats');
};

const fail = () => 'refused';

describe.each([
  ['ours', openDB],
  ['the original', original as unknown as typeof openDB],
])('%s', (name, open) => {
  it('keeps what is put, over a second opening, and says when it is written', async () => {
    const write = (await open(name, 1, { upgrade })).transaction('beats', 'readwrite');
    await write.objectStore('beats').put({ heartbeats: ['today'] }, 'app');
    await write.done;
    const read = (await open(name, 1, { upgrade })).transaction('beats');
    expect(await read.objectStore('beats').get('app')).toEqual({ heartbeats: ['today'] });
    expect(await read.objectStore('beats').get('other')).toBeUndefined();
    await read.done;
  });

  it('rejects what the browser refuses', async () => {
    const database = await open(name, 1, { upgrade });
    await expect((async () => database.transaction('none'))().catch(fail)).resolves.toBe('refused');
    const reading = database.transaction('beats');
    const put = (async () => reading.objectStore('beats').put(1, 'a'))();
    await expect(put.catch(fail)).resolves.toBe('refused');
  });
});

it('offers all that the SDK asks of it', () => {
  const require = createRequire(import.meta.url);
  const text = readFileSync(
    require.resolve('@firebase/app').replace('index.cjs.js', 'esm/index.esm.js'),
    'utf8',
  );
  expect(text.match(/import \{([^}]*)\} from 'idb'/)?.[1]?.trim()).toBe('openDB');
  const uses = [...text.matchAll(/\b(?:db|tx|objectStore|\([A-Z_]+\))\.(\w+)/g)].map(
    ([, use]) => use,
  );
  expect([...new Set(uses)].sort()).toEqual([
    'createObjectStore',
    'done',
    'get',
    'objectStore',
    'put',
    'transaction',
  ]);
});
