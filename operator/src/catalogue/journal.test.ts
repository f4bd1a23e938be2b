import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import {
  canContinue,
  openJournal,
  parseJournal,
  type JournalHeader,
  type UnfinishedRun,
} from './journal';

const header: JournalHeader = {
  key: 'k',
  run: 'first',
  startedAt: 1000,
  pid: 7,
  liveVersion: 'v1',
  writes: [{ path: 'videos/a', kind: 'create' }],
  unchanged: 3,
};

describe('the journal', () => {
  it('stores a run until it is finished', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'gschool-journal-')), 'below');
    const journal = openJournal(join(folder, 'run.jsonl'));
    expect(journal.readUnfinishedRun()).toBeNull();
    journal.start(header, new Set());
    journal.markBatchDone(0);
    journal.markBatchDone(1);
    expect(journal.readUnfinishedRun()).toEqual({ ...header, done: new Set([0, 1]) });
    journal.start(header, new Set([0, 1]));
    expect(journal.readUnfinishedRun()?.done).toEqual(new Set([0, 1]));
    journal.finish();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(['', 'not json', '{}', '[1]', '{"key":"k"}\n0', 'null'])(
    'ignores the invalid journal %j',
    (text) => {
      expect(parseJournal(text)).toBeNull();
      const file = join(mkdtempSync(join(tmpdir(), 'gschool-journal-')), 'run.jsonl');
      writeFileSync(file, text);
      expect(openJournal(file).readUnfinishedRun()).toBeNull();
    },
  );

  it('leaves out an incomplete line', () => {
    expect(parseJournal(`${JSON.stringify(header)}\n0\n1\n"2`)?.done).toEqual(new Set([0, 1]));
  });
});

describe('an interrupted run', () => {
  const run: UnfinishedRun = { ...header, done: new Set() };
  const now = { key: 'k', at: 2000, liveVersion: 'v1', version: 'v2', begun: 'first' };
  it.each([
    ['continues with the same pack', {}, true],
    ['continues after its own manifest is live', { liveVersion: 'v2' }, true],
    ['starts over with another pack', { key: 'other' }, false],
    ['starts over after another operator has published', { liveVersion: 'v9' }, false],
    ['starts over after another run has begun', { begun: 'second' }, false],
    ['starts over after the catalogue was removed', { liveVersion: null }, false],
    ['starts over after a day', { at: 1000 + 86_400_000 }, false],
  ])('%s', (_, change, expected) => expect(canContinue(run, { ...now, ...change })).toBe(expected));
});
