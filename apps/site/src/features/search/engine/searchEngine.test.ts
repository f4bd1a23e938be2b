import { createSearchHandler, type SearchEntry, type SearchCommand } from '@gschool/domain/search';
import { describe, expect, it } from 'vitest';

import { createSearchEngine } from './searchEngine';
import type { SearchWorker } from './startSearchWorker';

const classes = (count: number, word = 'flow'): SearchEntry[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'class',
    id: `${word}-${i}`,
    title: `Quiet ${word} ${i}`,
    text: '',
  }));

const breathe = () => Promise.resolve();

/** A worker on this thread that answers when it is told to, and breaks when it is told to. */
function fakeWorker() {
  const follow = createSearchHandler();
  const orders: SearchCommand[] = [];
  let reply: Parameters<SearchWorker['listen']>[0] = () => undefined;
  let fail = () => undefined as void;
  let isEnded = false;
  const worker: SearchWorker = {
    post(order) {
      orders.push(order);
      const answer = follow(structuredClone(order));
      if (answer && !silent.has(answer.id)) queueMicrotask(() => isEnded || reply(answer));
    },
    listen(onReply, onFailure) {
      reply = onReply;
      fail = onFailure;
    },
    end: () => {
      isEnded = true;
    },
  };
  const silent = new Set<number>();
  return { worker, orders, silent, fail: () => fail(), isEnded: () => isEnded };
}

describe('the search in a worker', () => {
  it('posts a catalogue once for each version, in slices, and asks when all are there', async () => {
    const { worker, orders } = fakeWorker();
    const engine = createSearchEngine(() => worker, breathe);
    engine.hold('catalogue', '1', () => classes(1_200));
    engine.hold('catalogue', '1', () => {
      throw new Error('The same version is not made again');
    });
    expect((await engine.find('flow', 5)).total).toBe(1_200);
    engine.hold('catalogue', '1', () => classes(3));
    expect((await engine.find('flow', 5)).total).toBe(1_200);
    expect(orders.map(({ order }) => order)).toEqual([
      ...['clear', 'add', 'add', 'add'],
      ...['find', 'find'],
    ]);
    engine.hold('catalogue', '2', () => classes(3));
    expect((await engine.find('flow', 5)).total).toBe(3);
  });

  it('finds nothing of a part that was emptied', async () => {
    const { worker } = fakeWorker();
    const engine = createSearchEngine(() => worker, breathe);
    engine.hold('catalogue', 'mira 1', () => classes(3));
    engine.hold('open', 'a', () => [{ kind: 'page', id: 'p', title: 'Flow', text: '' }]);
    engine.hold('catalogue', 'nobody', null);
    expect((await engine.find('flow', 5)).groups.map(({ kind }) => kind)).toEqual(['page']);
  });

  it('takes the newer of two versions that overlap', async () => {
    const { worker } = fakeWorker();
    const engine = createSearchEngine(() => worker, breathe);
    engine.hold('catalogue', '1', () => classes(3_000, 'old'));
    engine.hold('catalogue', '2', () => classes(2, 'new'));
    expect((await engine.find('old', 5)).total).toBe(0);
    expect((await engine.find('new', 5)).total).toBe(2);
  });

  it('gives every question its own answer, in whatever order they come', async () => {
    const { worker } = fakeWorker();
    const engine = createSearchEngine(() => worker, breathe);
    engine.hold('catalogue', '1', () => [...classes(2, 'flow'), ...classes(3, 'strength')]);
    const answers = await Promise.all([engine.find('strength', 9), engine.find('flow', 9)]);
    expect(answers.map(({ total }) => total)).toEqual([3, 2]);
  });

  it('is ended with the engine', () => {
    const { worker, isEnded } = fakeWorker();
    createSearchEngine(() => worker, breathe).close();
    expect(isEnded()).toBe(true);
  });
});

describe('the search without a worker', () => {
  it('goes on here where there is none', async () => {
    const engine = createSearchEngine(() => null, breathe);
    engine.hold('catalogue', '1', () => classes(1_200));
    expect((await engine.find('flow', 5)).total).toBe(1_200);
  });

  it('lets the page breathe between two slices', async () => {
    let breaths = 0;
    const engine = createSearchEngine(
      () => null,
      async () => void breaths++,
    );
    engine.hold('catalogue', '1', () => classes(2_000));
    await engine.find('flow', 5);
    expect(breaths).toBe(4);
  });

  it('answers what the worker was asked before it broke', async () => {
    const { worker, silent, fail, isEnded } = fakeWorker();
    const engine = createSearchEngine(() => worker, breathe);
    engine.hold('catalogue', '1', () => classes(1_200));
    await engine.find('flow', 5);
    silent.add(2);
    const answer = engine.find('quiet', 5);
    await breathe();
    fail();
    expect((await answer).total).toBe(1_200);
    expect(isEnded()).toBe(true);
    expect((await engine.find('flow 7', 5)).total).toBeGreaterThan(0);
  });

  it('takes in again what the worker had half of', async () => {
    const { worker, orders, fail } = fakeWorker();
    const engine = createSearchEngine(() => worker, breathe);
    engine.hold('open', 'a', () => [{ kind: 'page', id: 'p', title: 'Flow', text: '' }]);
    engine.hold('catalogue', '1', () => classes(2_000));
    while (orders.length < 4) await breathe();
    fail();
    expect((await engine.find('flow', 5)).total).toBe(2_001);
  });
});
