import type { ActRequest, ActResult, AdminErrorCode } from '@gschool/admin/contract';
import { AppError } from '@gschool/domain';
import { createStore } from '@gschool/state';
import { describe, expect, it } from 'vitest';

import { memoryStorage } from '../../cache/testing/memoryStorage';
import { createActList, getUnsent, PART_SIZE, sendActList, type ActList } from './actList';
import { readLeftActs, saveLeftActs } from './leftActs';

const COUNT = 110;
type Answer = 'done' | 'lost' | AdminErrorCode;

/** A browser and a function that runs each id once. `answers` has one entry for each request. */
const setUp = (answers: readonly Answer[] = []) => {
  const storage = memoryStorage();
  const list = createStore<ActList | null>(null);
  const run = new Map<string, number>();
  const sizes: number[] = [];
  let signIns = 0;
  let request = 0;
  let onSend = (_part: number) => {};
  const send = async (
    acts: readonly ActRequest[],
    total: number,
  ): Promise<readonly ActResult[]> => {
    const answer = answers[request++] ?? 'done';
    expect(total).toBe(COUNT);
    sizes.push(acts.length);
    onSend(sizes.length);
    const code = answer !== 'done' && answer !== 'lost' ? answer : null;
    if (code === null) for (const { id } of acts) run.set(id, (run.get(id) ?? 0) + 1);
    if (answer === 'lost') throw new AppError({ kind: 'offline' });
    return acts.map(({ id }) =>
      code === null ? { id, outcome: 'unchanged' } : { id, outcome: 'refused', error: { code } },
    );
  };
  list.set(
    createActList(
      Array.from({ length: COUNT }, (_, index) => ({
        kind: 'member.block' as const,
        args: { uid: `m${index}` },
      })),
    ),
  );
  return {
    list,
    storage,
    sizes,
    run,
    getSignIns: () => signIns,
    onSend: (listener: (part: number) => void) => (onSend = listener),
    start: (isSignedIn = true) =>
      sendActList({
        list,
        send,
        renewSignIn: async () => {
          signIns += 1;
          return isSignedIn;
        },
        save: (left) => saveLeftActs(() => storage, 'gaia', left),
      }),
  };
};
const left = (storage: Storage) => readLeftActs(() => storage, 'gaia');

describe('a long list of acts', () => {
  it('is sent in parts, and each act once', async () => {
    const { start, sizes, run, storage } = setUp();
    const list = await start();
    expect(sizes).toEqual([PART_SIZE, PART_SIZE, PART_SIZE, PART_SIZE, COUNT - 4 * PART_SIZE]);
    expect(list?.state).toBe('ended');
    expect(run.size).toBe(COUNT);
    expect(left(storage)).toEqual([]);
  });

  it('says after each part how many were sent', async () => {
    const { start, list } = setUp();
    const unsent: number[] = [];
    list.subscribe(() => unsent.push(getUnsent(list.get() as ActList).length));
    await start();
    expect([...new Set(unsent)]).toEqual([110, 85, 60, 35, 10, 0]);
  });

  it('stops after the part that is on its way, and continues later', async () => {
    const { start, list, onSend, sizes, run, storage } = setUp();
    onSend((part) => {
      if (part === 2) list.set({ ...(list.get() as ActList), state: 'stopping' });
    });
    const stopped = await start();
    expect(stopped).toMatchObject({ state: 'stopped', error: null });
    expect(sizes).toHaveLength(2);
    expect(left(storage)).toHaveLength(COUNT - 2 * PART_SIZE);
    expect((await start())?.state).toBe('ended');
    expect([...run.values()]).toEqual(Array.from({ length: COUNT }, () => 1));
  });

  it('keeps what a closed tab did not send, with the ids', async () => {
    const { list, onSend, start, storage } = setUp();
    let atClose: readonly ActRequest[] = [];
    onSend((part) => {
      if (part === 3) atClose = left(storage);
    });
    await start();
    // The third part was on its way, so its outcome is unknown.
    expect(atClose.map(({ id }) => id)).toEqual(
      list
        .get()
        ?.acts.slice(2 * PART_SIZE)
        .map(({ id }) => id),
    );
  });

  it('sends a part whose answer was lost again with the same ids', async () => {
    const { start, run } = setUp(['done', 'lost']);
    const stopped = await start();
    expect(stopped?.error).toBeInstanceOf(AppError);
    expect(getUnsent(stopped as ActList)).toHaveLength(COUNT - PART_SIZE);
    expect((await start())?.state).toBe('ended');
    expect(run.size).toBe(COUNT);
  });

  it('asks for a sign-in in the middle, and sends the same part again', async () => {
    const { start, getSignIns, run } = setUp(['done', 'recent-sign-in-required']);
    expect((await start())?.state).toBe('ended');
    expect(getSignIns()).toBe(1);
    expect(run.size).toBe(COUNT);
  });

  it.each(['recent-sign-in-required', 'rate-limited', 'unavailable'] as const)(
    'stops at %s, because the other parts would get the same answer',
    async (code) => {
      const { start, sizes, storage } = setUp(['done', code, code]);
      const stopped = await start(false);
      expect(stopped).toMatchObject({ state: 'stopped', error: { code } });
      expect(sizes).toHaveLength(2);
      expect(left(storage)).toHaveLength(COUNT - PART_SIZE);
    },
  );

  it('continues after acts are refused for a reason that does not apply to the other acts', async () => {
    const { start } = setUp(['account-not-found']);
    const list = await start();
    expect(list?.state).toBe('ended');
    expect(list?.results.filter((result) => result?.outcome === 'refused')).toHaveLength(PART_SIZE);
  });
});

describe('the acts that are left', () => {
  it('belong to one administrator, and an invalid value counts as an empty list', () => {
    const storage = memoryStorage();
    const [act] = createActList([{ kind: 'member.block', args: { uid: 'm1' } }]).acts;
    saveLeftActs(() => storage, 'gaia', [act as ActRequest]);
    expect(readLeftActs(() => storage, 'gaia')).toEqual([act]);
    expect(readLeftActs(() => storage, 'rhea')).toEqual([]);
    storage.setItem('gschool.unsentActs/rhea', '[{"id":1}]');
    expect(readLeftActs(() => storage, 'rhea')).toEqual([]);
  });
});
