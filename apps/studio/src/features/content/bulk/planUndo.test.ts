import type { Draft } from '@gschool/admin/contract';
import type { NewDraft } from '@gschool/data/content';
import { expect, it } from 'vitest';

import { planUndo } from './useDraftBatch';

const entry = (title: string) => ({ id: 'hips', title });
const createDraft = (title: string, version: string): Draft => ({
  id: 'videos-hips',
  list: 'videos',
  entryId: 'hips',
  entry: entry(title),
  confirmed: [],
  base: '000001',
  by: 'gaia',
  updatedAt: '2026-11-27T12:00:00.000Z',
  version,
});
const before = createDraft('Before', '1');
const saved = (stored: Draft | null): NewDraft => ({
  list: 'videos',
  entryId: 'hips',
  entry: entry('Mine'),
  stored,
  live: null,
  release: '000001',
});

it('deletes a draft that is new, and brings back one that was there', () => {
  const mine = createDraft('Mine', '2');
  expect(planUndo([saved(null)], [mine])).toEqual({ restored: [], deleted: [mine], conflict: 0 });
  expect(planUndo([saved(before)], [mine])).toMatchObject({
    restored: [{ entry: entry('Before'), stored: mine }],
    deleted: [],
    conflict: 0,
  });
});

it('brings back a draft that was deleted because it equaled what is published', () => {
  expect(planUndo([saved(before)], [])).toMatchObject({
    restored: [{ entry: entry('Before'), stored: null }],
  });
});

it('leaves a draft that someone changed since', () => {
  expect(planUndo([saved(before)], [createDraft('Theirs', '3')])).toEqual({
    restored: [],
    deleted: [],
    conflict: 1,
  });
});

it('does nothing for a draft that was not saved', () => {
  expect(planUndo([saved(before)], [before])).toEqual({ restored: [], deleted: [], conflict: 0 });
  expect(planUndo([saved(null)], [])).toEqual({ restored: [], deleted: [], conflict: 0 });
});
