import { AppError, type AppErrorKind } from '@gschool/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { memoryStorage } from '../../cache/testing/memoryStorage';
import type { ContentRepository } from './contentRepository';
import { SAVE_DELAY_MS } from './entryQueue';
import { createContentRepository } from './firebase/contentRepository';
import { createTestContent, publish, type TestContent } from './testing/testContent';
import { openEditor } from './testing/openEditor';

const service = {
  origin: 'https://documents.example',
  projectId: 'demo-gschool',
  apiKey: 'key',
  token: () => Promise.resolve('token'),
};
const repository = createContentRepository(service);
const draft = {
  list: 'videos' as const,
  entryId: 'sunrise',
  content: { entry: { id: 'sunrise' }, confirmed: [] },
  base: null,
  version: null,
};

/** Every call of the repository. */
const calls: Readonly<Record<keyof ContentRepository, () => Promise<unknown>>> = {
  open: () => repository.open('videos-sunrise'),
  head: () => repository.head(),
  release: () => repository.release('000001'),
  releases: () => repository.releases(null, 50),
  planned: () => repository.planned(),
  drift: () => repository.drift(),
  parts: () => repository.parts(['a', 'b']),
  drafts: () => repository.drafts(null, 500),
  draftsById: () => repository.draftsById(['videos-sunrise']),
  write: () => repository.write('mira', [draft]),
  editors: () => repository.editors('videos-sunrise'),
  enter: () => repository.enter('videos-sunrise', 'mira', 'Mira'),
  leave: () => repository.leave('videos-sunrise', 'mira', false),
};

const refuse = (status: number, code: string) => () =>
  Promise.resolve(Response.json({ error: { status: code, message: code } }, { status }));

/** What a network, a proxy or the service may do to a request, and the error of every call. */
const answers: Readonly<Record<string, [() => Promise<Response>, AppErrorKind['kind']]>> = {
  'is not sent': [() => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  'gets an empty answer': [() => Promise.resolve(new Response('')), 'unavailable'],
  'gets half an answer': [() => Promise.resolve(new Response('[{"found":{"na')), 'unavailable'],
  'gets the page of a proxy': [
    () => Promise.resolve(new Response('<html>', { status: 502 })),
    'unavailable',
  ],
  'gets an answer about something else': [
    () => Promise.resolve(Response.json({ ok: true })),
    'unavailable',
  ],
  'is refused by the rules': [refuse(403, 'PERMISSION_DENIED'), 'forbidden'],
  'has an expired token': [refuse(401, 'UNAUTHENTICATED'), 'signedOut'],
  'meets a service that is down': [refuse(503, 'UNAVAILABLE'), 'unavailable'],
  'meets a quota': [refuse(429, 'RESOURCE_EXHAUSTED'), 'unavailable'],
};

afterEach(() => void vi.restoreAllMocks());

describe.each(Object.keys(calls) as (keyof ContentRepository)[])('the call %s', (name) => {
  it.each(Object.entries(answers))(
    'that %s is an error of the product',
    async (_, [answer, kind]) => {
      vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
      await expect(calls[name]()).rejects.toMatchObject({ info: { kind } });
    },
  );
});

describe('an open entry', () => {
  const kinds: readonly AppErrorKind[] = [
    { kind: 'offline' },
    { kind: 'unavailable', what: 'service' },
    { kind: 'forbidden' },
    { kind: 'signedOut' },
    { kind: 'unexpected', cause: new Error('odd') },
  ];
  let content: TestContent;
  const failing = (operation: string, kind: AppErrorKind): void => {
    content.before = (name) => {
      if (name === operation) throw new AppError(kind);
    };
  };
  const open = () => openEditor(content, { storage: memoryStorage() });

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.000Z') });
    content = createTestContent();
    vi.stubGlobal('fetch', content.fetch);
    publish(content, [{ entry: { id: 'sunrise', level: 'easy' } }]);
  });
  afterEach(() => void vi.useRealTimers());

  it.each(['open', 'release', 'parts'].flatMap((name) => kinds.map((kind) => ({ name, kind }))))(
    'that can’t be read ($name: $kind.kind) says so and can be read later',
    async ({ name, kind }) => {
      failing(name, kind);
      const { queue } = open();
      await queue.load();
      expect(queue.get()).toMatchObject({ status: 'failed', error: { info: kind } });
      content.before = () => undefined;
      queue.refetch();
      await vi.advanceTimersByTimeAsync(0);
      expect(queue.get()).toMatchObject({ status: 'ready', error: null });
    },
  );

  it.each(kinds)(
    'that can’t be saved ($kind) says so, and the same text is saved later',
    async (kind) => {
      const { queue, edit, entry } = open();
      await queue.load();
      failing('write', kind);
      edit({ level: 'hard' });
      await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
      const { state, error } = queue.get().save;
      expect(state).toBe(kind.kind === 'offline' ? 'offline' : 'failed');
      expect(error?.info).toEqual(kind);
      expect(queue.isUnsaved()).toBe(true);
      expect(entry()).toMatchObject({ level: 'hard' });
      content.before = () => undefined;
      await queue.saveNow();
      expect(content.drafts.get('videos-sunrise')?.entry).toMatchObject({ level: 'hard' });
      expect(queue.get().save).toMatchObject({ state: 'saved', error: null });
    },
  );

  it.each(['enter', 'editors', 'leave'].flatMap((name) => kinds.map((kind) => ({ name, kind }))))(
    'without knowing who is here ($name: $kind.kind) works as before',
    async ({ name, kind }) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { queue, edit } = open();
      await queue.load();
      failing(name, kind);
      await queue.poll();
      await queue.leave(false);
      edit({ level: 'hard' });
      await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
      expect(queue.get()).toMatchObject({ status: 'ready', save: { state: 'saved', error: null } });
    },
  );

  it.each(kinds)('whose poll fails ($kind) keeps what it shows', async (kind) => {
    const { queue, entry } = open();
    await queue.load();
    failing('open', kind);
    await queue.poll();
    expect(queue.get()).toMatchObject({ status: 'ready', save: { state: 'saved' } });
    expect(entry()).toMatchObject({ level: 'easy' });
  });
});
