import type { CataloguePlan, Draft, PlannedRelease } from '@gschool/admin/contract';
import { describe, expect, it } from 'vitest';

import { createDraftRows } from './draftRows';

const aDraft = (entryId: string, updatedAt: string, changes: Partial<Draft> = {}): Draft => ({
  id: `videos-${entryId}`,
  list: 'videos',
  entryId,
  entry: { id: entryId, title: { en: `The ${entryId}`, ar: 'عنوان' } },
  confirmed: [],
  base: '000001',
  by: 'gaia',
  updatedAt,
  version: '1',
  ...changes,
});

const aRelease = (publishAt: string, state: PlannedRelease['state']) =>
  ({ state, publishAt, drafts: [{ id: 'videos-calm' }] }) as unknown as PlannedRelease;

describe('the rows of drafts', () => {
  const drafts = [aDraft('calm', '2026-01-01'), aDraft('strong', '2026-01-02', { entry: null })];
  const plan = {
    entries: [
      { draft: 'videos-strong', title: 'Strong', change: 'deleted' },
      { draft: 'videos-calm', title: 'Calm', change: 'changed' },
    ],
    problems: [
      { list: 'videos', id: 'calm', field: 'style' },
      { list: 'videos', id: 'calm', field: 'title' },
      { list: 'series', id: 'calm', field: '' },
    ],
  } as unknown as CataloguePlan;

  it('begin with the latest edit, and have the title of the draft', () => {
    const rows = createDraftRows(drafts, undefined, [], 'en');
    expect(rows.map(({ title }) => title)).toEqual(['strong', 'The calm']);
  });

  it('have the title of a deleted entry from the plan', () => {
    expect(createDraftRows(drafts, plan, [], 'en')[0]?.title).toBe('Strong');
  });

  it('count the problems of one entry', () => {
    expect(createDraftRows(drafts, plan, [], 'en').map(({ problems }) => problems)).toEqual([0, 2]);
  });

  it('have the time of the first planned release that still waits', () => {
    const releases = [
      aRelease('2026-02-01', 'canceled'),
      aRelease('2026-04-01', 'waiting'),
      aRelease('2026-03-01', 'waiting'),
    ];
    const [, calm] = createDraftRows(drafts, plan, releases, 'en');
    expect(calm?.publishAt).toBe('2026-03-01');
  });
});
