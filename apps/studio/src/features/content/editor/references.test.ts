import type { Draft } from '@gschool/admin/contract';
import type { PackSources } from '@gschool/domain/content-pack';
import { describe, expect, it } from 'vitest';

import { applyDrafts, findReferences, replaceReference } from './references';

const sources: PackSources = {
  styles: [{ id: 'strength' }],
  instructors: [{ id: 'gaia' }],
  series: [
    { id: 'calm', videos: ['hinge', 'squat'] },
    { id: 'short', videos: ['plank'] },
  ],
  videos: [
    { id: 'hinge', style: 'strength', instructor: 'gaia' },
    { id: 'squat', style: 'other' },
  ],
  events: [{ id: 'live', instructor: 'gaia', replay: 'hinge' }],
};

const find = (list: keyof PackSources, id: string) =>
  findReferences(sources, list, id).map(({ list: from, entry, field, isRequired }) => [
    from,
    entry.id,
    field,
    isRequired,
  ]);

describe('what refers to an entry', () => {
  it('is found in every list', () => {
    expect(find('videos', 'hinge')).toEqual([
      ['series', 'calm', 'videos', false],
      ['events', 'live', 'replay', false],
    ]);
    expect(find('instructors', 'gaia')).toEqual([
      ['videos', 'hinge', 'instructor', false],
      ['events', 'live', 'instructor', false],
    ]);
    expect(find('series', 'calm')).toEqual([]);
  });

  it('must be replaced if an entry needs it', () => {
    expect(find('styles', 'strength')).toEqual([['videos', 'hinge', 'style', true]]);
    expect(find('videos', 'plank')).toEqual([['series', 'short', 'videos', true]]);
  });

  it('counts the drafts', () => {
    const draft = (list: Draft['list'], entryId: string, entry: Draft['entry']) =>
      ({ list, entryId, entry }) as Draft;
    const drafted = applyDrafts(sources, [
      draft('series', 'calm', { id: 'calm', videos: ['squat'] }),
      draft('events', 'live', null),
      draft('events', 'next', { id: 'next', replay: 'hinge' }),
    ]);
    expect(findReferences(drafted, 'videos', 'hinge').map(({ entry }) => entry.id)).toEqual([
      'next',
    ]);
  });

  it('is removed or replaced, and nothing else changes', () => {
    const [inSeries, asReplay] = findReferences(sources, 'videos', 'hinge');
    if (!inSeries || !asReplay) throw new Error('The class is in a series and a replay');
    expect(replaceReference(inSeries, 'hinge', null)).toEqual({ id: 'calm', videos: ['squat'] });
    expect(replaceReference(inSeries, 'hinge', 'bend')).toEqual({
      id: 'calm',
      videos: ['bend', 'squat'],
    });
    expect(replaceReference(asReplay, 'hinge', null)).toEqual({ id: 'live', instructor: 'gaia' });
    expect(replaceReference(asReplay, 'hinge', 'bend')).toEqual({
      id: 'live',
      instructor: 'gaia',
      replay: 'bend',
    });
  });
});
