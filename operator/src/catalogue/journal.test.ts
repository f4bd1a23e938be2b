import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  canContinue,
  openJournal,
  parseJournal,
  type JournalHead,
  type UnfinishedRun,
} from './journal';

const head: JournalHead = {
  key: 'k',
  startedAt: 1000,
  pid: 7,
  liveVersion: 'v1',
  writes: [{ path: 'videos/a', kind: 'create' }],
  unchanged: 3,
};

describe('the journal', () => {
  it('remembers a run until its end', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'gschool-journal-')), 'below');
    const journal = openJournal(join(folder, 'run.jsonl'));
    expect(journal.unfinished()).toBeNull();
    journal.begin(head, new Set());
    journal.batchDone(0);
    journal.batchDone(1);
    expect(journal.unfinished()).toEqual({ ...head, done: new Set([0, 1]) });
    journal.begin(head, new Set([0, 1]));
    expect(journal.unfinished()?.done).toEqual(new Set([0, 1]));
    journal.end();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(['', 'not json', '{}', '[1]', '{"key":"k"}\n0', 'null'])(
    'takes %j for no run',
    (text) => {
      expect(parseJournal(text)).toBeNull();
      const file = join(mkdtempSync(join(tmpdir(), 'gschool-journal-')), 'run.jsonl');
      writeFileSync(file, text);
      expect(openJournal(file).unfinished()).toBeNull();
    },
  );

  it('leaves out a line in which the machine went down', () => {
    expect(parseJournal(`${JSON.stringify(head)}\n0\n1\n"2`)?.done).toEqual(new Set([0, 1]));
  });
});

describe('a run that broke off', () => {
  const run: UnfinishedRun = { ...head, done: new Set() };
  const now = { key: 'k', at: 2000, liveVersion: 'v1', version: 'v2' };
  it.each([
    ['goes on with the same pack', {}, true],
    ['goes on after its own manifest is live', { liveVersion: 'v2' }, true],
    ['starts anew with another pack', { key: 'other' }, false],
    ['starts anew after somebody else has published', { liveVersion: 'v9' }, false],
    ['starts anew after the catalogue was removed', { liveVersion: null }, false],
    ['starts anew after a day', { at: 1000 + 86_400_000 }, false],
  ])('%s', (_, change, expected) => expect(canContinue(run, { ...now, ...change })).toBe(expected));
});
