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

const yieldToBrowser = () => Promise.resolve();

/** A worker on this thread that answers and fails on demand. */
function createMockWorker() {
  const handleCommand = createSearchHandler();
  const commands: SearchCommand[] = [];
  let reply: Parameters<SearchWorker['listen']>[0] = () => undefined;
  let fail = () => undefined as void;
  let isTerminated = false;
  const worker: SearchWorker = {
    post(command) {
      commands.push(command);
      const answer = handleCommand(structuredClone(command));
      if (answer && !silent.has(answer.id)) queueMicrotask(() => isTerminated || reply(answer));
    },
    listen(onReply, onFailure) {
      reply = onReply;
      fail = onFailure;
    },
    terminate: () => {
      isTerminated = true;
    },
  };
  const silent = new Set<number>();
  return { worker, commands, silent, fail: () => fail(), isTerminated: () => isTerminated };
}

describe('the search in a worker', () => {
  it('posts a catalogue once for each version, in slices, before the query', async () => {
    const { worker, commands } = createMockWorker();
    const engine = createSearchEngine(() => worker, yieldToBrowser);
    engine.setEntries('catalogue', '1', () => classes(1_200));
    engine.setEntries('catalogue', '1', () => {
      throw new Error('The same version must not be created again');
    });
    expect((await engine.find('flow', 5)).total).toBe(1_200);
    engine.setEntries('catalogue', '1', () => classes(3));
    expect((await engine.find('flow', 5)).total).toBe(1_200);
    expect(commands.map(({ type }) => type)).toEqual([
      ...['clear', 'add', 'add', 'add'],
      ...['find', 'find'],
    ]);
    engine.setEntries('catalogue', '2', () => classes(3));
    expect((await engine.find('flow', 5)).total).toBe(3);
  });

  it('finds nothing in a source that was emptied', async () => {
    const { worker } = createMockWorker();
    const engine = createSearchEngine(() => worker, yieldToBrowser);
    engine.setEntries('catalogue', 'mira 1', () => classes(3));
    engine.setEntries('open', 'a', () => [{ kind: 'page', id: 'p', title: 'Flow', text: '' }]);
    engine.setEntries('catalogue', 'unknown', null);
    expect((await engine.find('flow', 5)).groups.map(({ kind }) => kind)).toEqual(['page']);
  });

  it('uses the newer of two overlapping versions', async () => {
    const { worker } = createMockWorker();
    const engine = createSearchEngine(() => worker, yieldToBrowser);
    engine.setEntries('catalogue', '1', () => classes(3_000, 'old'));
    engine.setEntries('catalogue', '2', () => classes(2, 'new'));
    expect((await engine.find('old', 5)).total).toBe(0);
    expect((await engine.find('new', 5)).total).toBe(2);
  });

  it('answers every query with its own result', async () => {
    const { worker } = createMockWorker();
    const engine = createSearchEngine(() => worker, yieldToBrowser);
    engine.setEntries('catalogue', '1', () => [...classes(2, 'flow'), ...classes(3, 'strength')]);
    const answers = await Promise.all([engine.find('strength', 9), engine.find('flow', 9)]);
    expect(answers.map(({ total }) => total)).toEqual([3, 2]);
  });

  it('terminates the worker with the engine', () => {
    const { worker, isTerminated } = createMockWorker();
    createSearchEngine(() => worker, yieldToBrowser).close();
    expect(isTerminated()).toBe(true);
  });
});

describe('the search without a worker', () => {
  it('searches on this thread', async () => {
    const engine = createSearchEngine(() => null, yieldToBrowser);
    engine.setEntries('catalogue', '1', () => classes(1_200));
    expect((await engine.find('flow', 5)).total).toBe(1_200);
  });

  it('yields to the browser between two slices', async () => {
    let yields = 0;
    const engine = createSearchEngine(
      () => null,
      async () => void yields++,
    );
    engine.setEntries('catalogue', '1', () => classes(2_000));
    await engine.find('flow', 5);
    expect(yields).toBe(4);
  });

  it('answers queries that were pending when the worker failed', async () => {
    const { worker, silent, fail, isTerminated } = createMockWorker();
    const engine = createSearchEngine(() => worker, yieldToBrowser);
    engine.setEntries('catalogue', '1', () => classes(1_200));
    await engine.find('flow', 5);
    silent.add(2);
    const answer = engine.find('quiet', 5);
    await yieldToBrowser();
    fail();
    expect((await answer).total).toBe(1_200);
    expect(isTerminated()).toBe(true);
    expect((await engine.find('flow 7', 5)).total).toBeGreaterThan(0);
  });

  it('indexes all entries again when the worker fails halfway', async () => {
    const { worker, commands, fail } = createMockWorker();
    const engine = createSearchEngine(() => worker, yieldToBrowser);
    engine.setEntries('open', 'a', () => [{ kind: 'page', id: 'p', title: 'Flow', text: '' }]);
    engine.setEntries('catalogue', '1', () => classes(2_000));
    while (commands.length < 4) await yieldToBrowser();
    fail();
    expect((await engine.find('flow', 5)).total).toBe(2_001);
  });
});
