import { mergeEntries } from '@gschool/admin/content';
import type { Source } from '@gschool/admin/contract';
import { AppError } from '@gschool/domain';
import type { SourceEntry } from '@gschool/domain/content-pack';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { memoryStorage } from '../../cache/testing/memoryStorage';
import { getField } from './fieldPath';
import { createMemoryLocks } from './testing/memoryLocks';
import { openEditor, type TestEditor } from './testing/openEditor';
import {
  createTestContent,
  createTestRepository,
  publish,
  type TestContent,
} from './testing/testContent';

/**
 * Two people, one of them in two tabs, type into one entry, reload, lose the network or single
 * answers, and publish. The test runs the real queue, journal and merge.
 */
const DRAFT = 'videos-sunrise';
const SCALARS = ['level', 'poster', 'title.en', 'title.ar', 'description.en'] as const;
type Scalar = (typeof SCALARS)[number];

const sunrise: SourceEntry = {
  id: 'sunrise',
  title: { en: 'Sunrise', ar: 'شروق' },
  description: 'Slow.',
  level: 'easy',
  poster: 'a.webp',
  focus: ['hips'],
  chapters: [{ startSeconds: 0, title: 'Start' }],
};

type Network = 'on' | 'off' | 'answers are lost';

interface Page {
  uid: string;
  network: Network;
  editor: TestEditor;
  reload(): Promise<void>;
}

const command = fc.record({
  page: fc.nat({ max: 2 }),
  what: fc.constantFrom(
    ...(['scalar', 'scalar', 'scalar', 'scalar', 'focus', 'chapter'] as const),
    ...(['wait', 'wait', 'poll', 'reload', 'off', 'lose', 'on', 'publish'] as const),
  ),
  field: fc.constantFrom(...SCALARS),
  ms: fc.constantFrom(10, 700, 1500, 4000),
});

let content: TestContent;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const getPublished = (release: unknown): SourceEntry | null => {
  const part = content.store.document(`sources/part-${release}`);
  return part ? (JSON.parse(String(part.fields['data'])) as Source[])[0]!.entry : null;
};

/** What a publication would publish. */
const getStored = () => {
  const live = getPublished(content.store.document('releaseLog/head')?.fields['release']);
  const draft = content.drafts.get(DRAFT);
  return draft
    ? mergeEntries(getPublished(draft.base), draft.entry, live, 'en')
    : { merged: live, conflicts: [] };
};

const openPages = async (onConflict: (path: string, value: unknown) => void): Promise<Page[]> => {
  const devices = [memoryStorage(), memoryStorage()];
  const locks = [createMemoryLocks(), createMemoryLocks()];
  const openPage = async (uid: string, device: number): Promise<Page> => {
    const repository = createTestRepository(content, uid, {
      before: () => {
        if (page.network === 'off') throw new AppError({ kind: 'offline' });
      },
      after: () => {
        if (page.network === 'answers are lost') throw new AppError({ kind: 'offline' });
      },
    });
    const open = async (): Promise<TestEditor> => {
      const editor = openEditor(content, {
        uid,
        storage: devices[device]!,
        locks: locks[device]!,
        repository,
      });
      editor.queue.subscribe(() => {
        for (const { path, mine, theirs } of editor.queue.get().conflicts) {
          onConflict(path, mine);
          onConflict(path, theirs);
        }
      });
      await editor.queue.load();
      return editor;
    };
    const page: Page = {
      uid,
      network: 'on',
      editor: undefined as unknown as TestEditor,
      reload: async () => {
        page.editor.queue.close();
        page.editor = await open();
      },
    };
    page.editor = await open();
    return page;
  };
  return [await openPage('mira', 0), await openPage('mira', 0), await openPage('zoe', 1)];
};

const setScalar = (entry: SourceEntry, field: Scalar, value: string): SourceEntry => {
  const [name = '', tag] = field.split('.');
  if (tag === undefined) return { ...entry, [name]: value };
  const before = entry[name];
  const texts = typeof before === 'string' ? { en: before } : (before as object);
  const next: Record<string, unknown> = { ...texts, [tag]: value };
  return { ...entry, [name]: Object.keys(next).length === 1 ? value : next };
};

it('two editors in three tabs lose nothing that they typed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 30 }), async (commands) => {
      content = createTestContent();
      publish(content, [{ entry: sunrise }]);
      /** The values that the server had or that a question showed, by path. */
      const seen = new Map<string, Set<unknown>>(SCALARS.map((field) => [field, new Set()]));
      const asked = new Set<string>();
      /** A draft that waits for an answer about a published field keeps the base of before. */
      let hasOpenQuestion = false;
      const see = (): void => {
        hasOpenQuestion ||= getStored().conflicts.length > 0;
        SCALARS.forEach((field) => seen.get(field)?.add(getField(getStored().merged, field, 'en')));
      };
      vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
        const answer = content.fetch(...request);
        if (String(request[0]).includes(':commit')) see();
        return answer;
      });
      const pages = await openPages((path, value) => {
        asked.add(path);
        seen.get(path)?.add(value);
      });
      /** By page and path. */
      const typed = new Map<string, unknown>();
      const added: { focus: string[]; chapters: number[] } = { focus: [], chapters: [] };
      let count = 0;
      for (const { page: number, what, field, ms } of commands) {
        const page = pages[number]!;
        const { editor } = page;
        const entry = editor.entry();
        const canType = editor.queue.get().status === 'ready' && entry !== null;
        count += 1;
        switch (what) {
          case 'scalar':
            if (!canType) break;
            editor.queue.change(setScalar(entry, field, `v${count}`));
            typed.set(`${number}/${field}`, `v${count}`);
            break;
          case 'focus':
            if (!canType) break;
            editor.edit({ focus: [...(entry['focus'] as string[]), `f${count}`] });
            added.focus.push(`f${count}`);
            break;
          case 'chapter': {
            if (!canType) break;
            const row = { startSeconds: count, title: `c${count}` };
            editor.edit({ chapters: [...(entry['chapters'] as object[]), row] });
            added.chapters.push(count);
            break;
          }
          case 'wait':
            await vi.advanceTimersByTimeAsync(ms);
            break;
          case 'poll':
            await editor.queue.poll();
            break;
          case 'reload':
            await page.reload();
            break;
          case 'publish':
            // A draft in conflict is refused.
            if (getStored().conflicts.length === 0)
              publish(content, [{ entry: getStored().merged! }]);
            break;
          default:
            page.network = what === 'on' ? 'on' : what === 'off' ? 'off' : 'answers are lost';
        }
      }
      for (const page of pages) page.network = 'on';
      for (let round = 0; round < 4; round += 1) {
        for (const { editor } of pages) {
          if (editor.queue.get().status === 'failed') editor.queue.refetch();
          await vi.advanceTimersByTimeAsync(60_000);
          for (const { path } of editor.queue.get().conflicts) editor.queue.resolve(path, 'mine');
          await editor.queue.saveNow();
        }
        for (const { editor } of pages) await editor.queue.poll();
      }
      const end = getStored().merged!;
      for (const { editor } of pages) {
        expect(editor.queue.get()).toMatchObject({ conflicts: [], save: { state: 'saved' } });
        expect(editor.queue.isUnsaved()).toBe(false);
        expect(editor.entry()).toEqual(end);
      }
      for (const field of SCALARS) {
        const values = pages.flatMap((_, number) => typed.get(`${number}/${field}`) ?? []);
        const final = getField(end, field, 'en');
        for (const value of values) if (value !== final) expect(seen.get(field)).toContain(value);
        if (values.length !== 1) continue;
        expect(final).toBe(values[0]);
        if (!hasOpenQuestion) expect(asked).not.toContain(field);
      }
      expect(end['focus']).toEqual(expect.arrayContaining(added.focus));
      if ([...asked].some((path) => path.startsWith('chapters'))) return;
      const starts = (end['chapters'] as { startSeconds: number }[]).map((one) => one.startSeconds);
      expect(starts).toEqual(expect.arrayContaining(added.chapters));
    }),
    { numRuns: process.env['TEST_SCOPE'] === 'full' ? 500 : 50 },
  );
}, 60_000);
