import type { SourceEntry } from '@gschool/domain/content-pack';
import { describe, expect, it } from 'vitest';

import { setEntryField } from './flattenEntry';
import { mergeEntries } from './mergeEntries';

const base: SourceEntry = {
  id: 'hinge',
  title: 'Hinge',
  level: 'beginner',
  equipment: ['mat', 'wall'],
  chapters: [
    { title: 'Warm up', startSeconds: 0 },
    { title: 'Work', startSeconds: 60 },
    { title: 'Rest', startSeconds: 300 },
  ],
  captions: [{ language: 'en', label: 'English', src: 'en.vtt' }],
};
const merge = (mine: object, theirs: object) =>
  mergeEntries(base, { ...base, ...mine }, { ...base, ...theirs }, 'en');
const chapter = (title: unknown, startSeconds: number) => ({ title, startSeconds });
const [warmUp, work, rest] = [chapter('Warm up', 0), chapter('Work', 60), chapter('Rest', 300)];

describe('fields', () => {
  it('are merged if each side changed other ones', () => {
    expect(merge({ level: 'advanced' }, { title: 'The hinge' })).toEqual({
      merged: { ...base, level: 'advanced', title: 'The hinge' },
      elsewhere: ['title.en'],
      conflicts: [],
    });
  });

  it('are a conflict if both changed one to different values, which keeps mine', () => {
    const { merged, conflicts } = merge({ level: 'advanced' }, { level: 'everyone' });
    expect(merged).toEqual({ ...base, level: 'advanced' });
    expect(conflicts).toEqual([
      { path: 'level', base: 'beginner', mine: 'advanced', theirs: 'everyone' },
    ]);
    expect(setEntryField(merged, 'level', 'everyone', 'en')?.['level']).toBe('everyone');
  });

  it('may be removed by one side', () => {
    const portrait = { ...base, portrait: 'a.webp' };
    const { portrait: _, ...without } = portrait;
    const changed = { ...portrait, portrait: 'b.webp' };
    expect(mergeEntries(portrait, without, { ...portrait, level: 'x' }, 'en').merged).toEqual({
      ...without,
      level: 'x',
    });
    const { merged, conflicts } = mergeEntries(portrait, without, changed, 'en');
    expect(merged).not.toHaveProperty('portrait');
    expect(conflicts).toEqual([
      { path: 'portrait', base: 'a.webp', mine: undefined, theirs: 'b.webp' },
    ]);
  });
});

describe('texts', () => {
  it('merge by language, also if one side wrote the only translation', () => {
    const result = merge({ title: { en: 'Hinge', ar: 'الثني' } }, { title: 'The hinge' });
    expect(result.conflicts).toEqual([]);
    expect(result.merged?.['title']).toEqual({ en: 'The hinge', ar: 'الثني' });
    expect(result.elsewhere).toEqual(['title.en']);
  });

  it('are in conflict in one language only', () => {
    const result = merge(
      { title: { en: 'Hinge', ar: 'الثني', fr: 'Charnière' } },
      { title: { en: 'The hinge', ar: 'ثني' } },
    );
    expect(result.conflicts).toEqual([
      { path: 'title.ar', base: undefined, mine: 'الثني', theirs: 'ثني' },
    ]);
    expect(result.merged?.['title']).toEqual({ en: 'The hinge', ar: 'الثني', fr: 'Charnière' });
    expect(setEntryField(result.merged, 'title.ar', 'ثني', 'en')?.['title']).toEqual({
      en: 'The hinge',
      ar: 'ثني',
      fr: 'Charnière',
    });
  });

  it('count as equal in both forms', () => {
    expect(merge({ title: { en: 'Hinge' } }, { title: 'The hinge' })).toMatchObject({
      merged: { title: 'The hinge' },
      conflicts: [],
    });
  });

  it('that are plain belong to the language of the school', () => {
    const arabic = mergeEntries(
      { id: 'a', title: 'الثني' },
      { id: 'a', title: { ar: 'الثني', en: 'Hinge' } },
      { id: 'a', title: 'ثني الورك' },
      'ar',
    );
    expect(arabic.conflicts).toEqual([]);
    expect(arabic.merged?.['title']).toEqual({ ar: 'ثني الورك', en: 'Hinge' });
  });
});

describe('lists', () => {
  it('of texts have the additions and removals of both sides', () => {
    const { merged, conflicts } = merge(
      { equipment: ['mat', 'strap'] },
      { equipment: ['wall', 'mat', 'block'] },
    );
    expect(conflicts).toEqual([]);
    expect(merged?.['equipment']).toEqual(['mat', 'block', 'strap']);
  });

  const series = { id: 's', videos: ['a', 'b', 'c', 'd'] };
  const order = (mine: string[], theirs: string[]) => {
    const result = mergeEntries(
      series,
      { id: 's', videos: mine },
      { id: 's', videos: theirs },
      'en',
    );
    return result.conflicts.length > 0 ? result.conflicts : result.merged?.['videos'];
  };

  it('of classes merge where the changes are apart', () => {
    expect(order(['new', 'a', 'b', 'c', 'd'], ['a', 'b', 'd', 'e'])).toEqual([
      ...['new', 'a', 'b', 'd', 'e'],
    ]);
  });

  it.each([
    ['both add at the same place', ['a', 'b', 'c', 'd', 'x'], ['a', 'b', 'c', 'd', 'y']],
    ['one moves what the other removes', ['d', 'a', 'b', 'c'], ['a', 'b', 'c']],
    ['both move one class to different places', ['d', 'a', 'b', 'c'], ['a', 'd', 'b', 'c']],
    [
      'both add one class at different places',
      ['x', 'a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd', 'x'],
    ],
  ])('of classes are a conflict if %s', (_, mine, theirs) => {
    expect(order(mine, theirs)).toEqual([{ path: 'videos', base: series.videos, mine, theirs }]);
  });
});

describe('chapters and captions', () => {
  it('merge a new chapter, a removed one and translations', () => {
    const { merged, conflicts } = merge(
      { chapters: [warmUp, chapter('Pause', 30), work] },
      { chapters: [chapter({ en: 'Warm up', ar: 'إحماء' }, 0), work, rest] },
    );
    expect(conflicts).toEqual([]);
    expect(merged?.['chapters']).toEqual([
      chapter({ en: 'Warm up', ar: 'إحماء' }, 0),
      chapter('Pause', 30),
      work,
    ]);
  });

  it('keep a new title of a chapter that the other side moved', () => {
    const { merged, conflicts } = merge(
      { chapters: [warmUp, chapter('Work', 75), rest] },
      { chapters: [warmUp, chapter('Hard work', 60), rest] },
    );
    expect(conflicts).toEqual([]);
    expect(merged?.['chapters']).toEqual([warmUp, chapter('Hard work', 75), rest]);
  });

  it('name the field of the row that both changed', () => {
    const { merged, conflicts } = merge(
      { chapters: [warmUp, chapter('Slow work', 60), rest] },
      { chapters: [chapter('First', -1), warmUp, chapter('Hard work', 60), rest] },
    );
    expect(conflicts).toEqual([
      { path: 'chapters.2.title.en', base: 'Work', mine: 'Slow work', theirs: 'Hard work' },
    ]);
    const chosen = setEntryField(merged, 'chapters.2.title.en', 'Hard work', 'en');
    expect(chosen?.['chapters']).toEqual([
      chapter('First', -1),
      warmUp,
      chapter('Hard work', 60),
      rest,
    ]);
  });

  it.each([
    ['one removes what the other changes', [warmUp, rest], [warmUp, chapter('Hard', 60), rest]],
    [
      'both move one chapter',
      [warmUp, chapter('Work', 70), rest],
      [warmUp, chapter('Work', 80), rest],
    ],
    [
      'two chapters would begin at once',
      [warmUp, work, rest, chapter('End', 400)],
      [warmUp, work, chapter('Rest', 400)],
    ],
  ])('are a conflict of the whole list if %s', (_, mine, theirs) => {
    const { merged, conflicts } = merge({ chapters: mine }, { chapters: theirs });
    expect(merged?.['chapters']).toEqual(mine);
    expect(conflicts).toEqual([{ path: 'chapters', base: base['chapters'], mine, theirs }]);
  });

  it('have captions of both sides in new languages', () => {
    const [english] = base['captions'] as readonly object[];
    const [arabic, french] = ['ar', 'fr'].map((language) => ({
      language,
      label: language,
      src: `${language}.vtt`,
    }));
    const { merged, conflicts } = merge(
      { captions: [english, french] },
      { captions: [english, arabic] },
    );
    expect(conflicts).toEqual([]);
    expect(merged?.['captions']).toEqual([english, arabic, french]);
  });
});

describe('whole entries', () => {
  const changed = { ...base, level: 'advanced' };

  it('stay deleted if the other side did not change them', () => {
    expect(mergeEntries(base, null, base, 'en')).toEqual({
      merged: null,
      elsewhere: [],
      conflicts: [],
    });
    expect(mergeEntries(base, base, null, 'en')).toEqual({
      merged: null,
      elsewhere: [''],
      conflicts: [],
    });
  });

  it.each([
    ['mine', null, changed],
    ['theirs', changed, null],
  ])('are a conflict if %s deletes what the other changed', (_, mine, theirs) => {
    expect(mergeEntries(base, mine, theirs, 'en')).toEqual({
      merged: mine,
      elsewhere: [],
      conflicts: [{ path: '', base, mine, theirs }],
    });
  });

  it('that both created merge field by field', () => {
    const mine = { id: 'new', title: 'New', level: 'beginner' };
    const theirs = { id: 'new', title: 'New', equipment: ['mat'], level: 'everyone' };
    expect(mergeEntries(null, mine, theirs, 'en')).toEqual({
      merged: { ...mine, equipment: ['mat'] },
      elsewhere: ['equipment'],
      conflicts: [{ path: 'level', base: undefined, mine: 'beginner', theirs: 'everyone' }],
    });
  });
});
