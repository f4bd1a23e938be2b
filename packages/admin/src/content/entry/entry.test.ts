import type { PackSources, SourceEntry } from '@gschool/domain/content-pack';
import { describe, expect, it } from 'vitest';

import { checkSources } from './checkSources';
import { diffEntries } from './diffEntries';
import { formatDraftData, parseDraftData, parseDraftId, toDraftId } from './draftCodec';
import { parseEntry } from './parseEntry';
import { computeOutdated, getEntryTitle, listTranslations } from './translations';

const raw = {
  id: 'one',
  title: 'One',
  style: 'yoga',
  level: 'everyone',
  durationSeconds: 600,
  releasedAt: '2026-01-02T05:00:00+01:00',
  poster: 'posters/one.webp',
};
const parse = (changes: object, language = 'en') => {
  const parsed = parseEntry('videos', { ...raw, ...changes }, language);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.entry;
};

describe('parseEntry', () => {
  it('gives equal entries equal JSON', () => {
    const one = parse({
      title: { ar: 'واحد', fr: 'Un', en: ' One ' },
      description: { en: 'Words.', ar: '' },
      chapters: [{ title: { en: 'Begin' }, startSeconds: 0 }],
    });
    const reversed = Object.fromEntries(Object.entries(one).toReversed());
    const other = parse({
      ...reversed,
      title: { fr: 'Un', en: 'One', ar: 'واحد' },
      description: 'Words.',
      releasedAt: '2026-01-02T04:00:00Z',
      equipment: [],
      archived: false,
    });
    expect(JSON.stringify(other)).toBe(JSON.stringify(one));
    expect(one).toMatchObject({
      title: { en: 'One', ar: 'واحد', fr: 'Un' },
      description: 'Words.',
      releasedAt: '2026-01-02T04:00:00.000Z',
      chapters: [{ title: 'Begin', startSeconds: 0 }],
      public: false,
    });
    expect(Object.keys(one['title'] as object)).toEqual(['en', 'ar', 'fr']);
  });

  it('keeps the language of a text that the school’s language lacks', () => {
    expect(parse({ title: { en: 'One' } }, 'ar')['title']).toEqual({ en: 'One' });
    expect(parse({ title: { ar: 'واحد' } }, 'ar')['title']).toBe('واحد');
  });

  it('is the same when it is applied again', () => {
    const entry = parse({ title: { en: 'One', ar: 'واحد' } });
    expect(parse(entry)).toEqual(entry);
  });

  it('names each field that is wrong', () => {
    const chapters = [{ title: '', startSeconds: 0, end: 1 }];
    expect(parseEntry('videos', { ...raw, level: 'expert', chapters, hue: 'red' }, 'en')).toEqual({
      ok: false,
      problems: [
        expect.objectContaining({ list: 'videos', id: 'one', field: 'level' }),
        {
          list: 'videos',
          id: 'one',
          field: 'chapters.0.title',
          reason: 'must not be empty',
        },
        { list: 'videos', id: 'one', field: 'chapters.0.end', reason: 'unknown field' },
        { list: 'videos', id: 'one', field: 'hue', reason: 'unknown field' },
      ],
    });
    expect(parseEntry('styles', null, 'en')).toMatchObject({
      ok: false,
      problems: [{ list: 'styles', id: '', field: '' }],
    });
  });
});

describe('checkSources', () => {
  const sources: PackSources = {
    styles: [{ id: 'yoga', name: 'Yoga' }],
    instructors: [],
    series: [{ id: 's', title: 'S', videos: ['one', 'gone'] }],
    videos: [parse({}), parse({ id: 'two', title: { ar: 'اثنان' } })],
    events: [],
  };

  it('finds what is wrong between entries, by list, id and field', () => {
    expect(checkSources(sources, 'en')).toEqual([
      { list: 'series', id: 's', field: 'videos', reason: 'unknown class "gone"' },
      {
        list: 'videos',
        id: 'two',
        field: 'title',
        reason: 'has no text in "en", the language of the pack',
      },
    ]);
    expect(checkSources({ ...sources, series: [], videos: [parse({})] }, 'en')).toEqual([]);
  });

  it('requires a style', () => {
    expect(checkSources({ ...sources, styles: [], series: [], videos: [] }, 'en')).toEqual([
      { list: 'styles', id: '', field: '', reason: 'must contain at least one style' },
    ]);
  });
});

describe('drafts', () => {
  it.each([
    ['videos', 'slow-strength', 'videos-slow-strength'],
    ['styles', 'slow strength', 'styles-slow%20strength'],
    ['styles', 'قوة', 'styles-%D9%82%D9%88%D8%A9'],
    ['series', '__a', 'series-__a'],
  ] as const)('of %s "%s" have the id %s', (list, entryId, id) => {
    expect(toDraftId(list, entryId)).toBe(id);
    expect(parseDraftId(id)).toEqual({ list, entryId });
  });

  it.each(['videos', 'videos-', 'films-one', 'styles-%E0%A4%A', 'styles-slow strength', ''])(
    'have not the id "%s"',
    (id) => {
      expect(parseDraftId(id)).toBeNull();
    },
  );

  it('keep their content, with one text for equal contents', () => {
    const content = { entry: parse({}), confirmed: ['ar/title', 'ar/description', 'ar/title'] };
    const text = formatDraftData(content);
    expect(parseDraftData(text)).toEqual({
      entry: content.entry,
      confirmed: ['ar/description', 'ar/title'],
    });
    const reversed = Object.fromEntries(Object.entries(content.entry).toReversed());
    expect(formatDraftData({ ...content, entry: reversed as unknown as SourceEntry })).toBe(text);
    expect(parseDraftData(formatDraftData({ entry: null, confirmed: [] }))).toEqual({
      entry: null,
      confirmed: [],
    });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"entry":{}}',
    '{"entry":{"id":1},"confirmed":[]}',
    '{"entry":null}',
    '{"entry":null,"confirmed":[1]}',
  ])('are not read from %s', (text) => {
    expect(parseDraftData(text)).toBeNull();
  });
});

describe('diffEntries', () => {
  it('lists fields with their values, and rows one by one if they are the same rows', () => {
    const chapters = [
      { title: 'Begin', startSeconds: 0 },
      { title: 'End', startSeconds: 60 },
    ];
    const before = parse({ chapters, title: { en: 'One', ar: 'واحد' } });
    const after = parse({
      chapters: [chapters[0], { title: { en: 'End', ar: 'النهاية' }, startSeconds: 60 }],
      title: 'First',
      equipment: ['mat'],
    });
    expect(diffEntries(before, after, 'en')).toEqual([
      { path: 'title.en', before: 'One', after: 'First' },
      { path: 'equipment', before: [], after: ['mat'] },
      { path: 'chapters.1.title.ar', before: undefined, after: 'النهاية' },
      { path: 'title.ar', before: 'واحد', after: undefined },
    ]);
    const shorter = parse({ chapters: [chapters[0]], title: { en: 'One', ar: 'واحد' } });
    expect(diffEntries(before, shorter, 'en')).toEqual([
      { path: 'chapters', before: chapters, after: [chapters[0]] },
    ]);
  });

  it('lists every field of a new and of a deleted entry', () => {
    const entry = { id: 'yoga', name: { en: 'Yoga', ar: 'اليوغا' } };
    expect(diffEntries(null, entry, 'en')).toEqual([
      { path: 'name.en', before: undefined, after: 'Yoga' },
      { path: 'name.ar', before: undefined, after: 'اليوغا' },
    ]);
    expect(diffEntries(entry, null, 'en')).toHaveLength(2);
    expect(diffEntries(entry, entry, 'en')).toEqual([]);
  });
});

describe('translations', () => {
  const entry = parse({
    title: { en: 'One', ar: 'واحد' },
    chapters: [{ title: { en: 'Begin', ar: 'البداية' }, startSeconds: 0 }],
  });

  it('are listed by field and language, also the missing ones', () => {
    expect(listTranslations(entry, 'en', ['en', 'ar', 'fr'])).toEqual([
      { address: 'ar/title', field: 'title', language: 'ar', original: 'One', text: 'واحد' },
      { address: 'fr/title', field: 'title', language: 'fr', original: 'One', text: null },
      {
        address: 'ar/chapters.0.title',
        field: 'chapters.0.title',
        language: 'ar',
        original: 'Begin',
        text: 'البداية',
      },
      {
        address: 'fr/chapters.0.title',
        field: 'chapters.0.title',
        language: 'fr',
        original: 'Begin',
        text: null,
      },
    ]);
  });

  const [first, second] = ['2026-05-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z'];
  const renamed = { ...entry, title: { en: 'First', ar: 'واحد' } };

  it('are outdated from the time when their original changed', () => {
    expect(computeOutdated({ entry }, renamed, [], first, 'en')).toEqual({ 'ar/title': first });
    expect(computeOutdated(null, renamed, [], first, 'en')).toBeUndefined();
    expect(computeOutdated({ entry }, entry, [], first, 'en')).toBeUndefined();
    const outdated = { 'ar/title': first };
    expect(computeOutdated({ entry: renamed, outdated }, renamed, [], second, 'en')).toEqual(
      outdated,
    );
  });

  it.each([
    ['changed', { ...renamed, title: { en: 'First', ar: 'الأولى' } }, []],
    ['removed', { ...renamed, title: 'First' }, []],
    ['confirmed', renamed, ['ar/title']],
  ])('are up to date again when they are %s', (_, after, confirmed) => {
    const before = { entry: renamed, outdated: { 'ar/title': first } };
    expect(computeOutdated(before, after, confirmed, second, 'en')).toBeUndefined();
  });

  it('of a chapter stay with it when another one is added before it', () => {
    const before = parse({
      chapters: [{ title: { en: 'Work', ar: 'تمرين' }, startSeconds: 60 }],
    });
    const after = parse({
      chapters: [
        { title: 'Begin', startSeconds: 0 },
        { title: { en: 'Hard work', ar: 'تمرين' }, startSeconds: 60 },
      ],
    });
    expect(computeOutdated({ entry: before }, after, [], first, 'en')).toEqual({
      'ar/chapters.1.title': first,
    });
  });

  it('give the title of an entry in any form', () => {
    expect(getEntryTitle('videos', entry, 'ar')).toBe('واحد');
    expect(getEntryTitle('videos', entry, 'fr')).toBe('One');
    expect(getEntryTitle('styles', { id: 'yoga', name: 'Yoga' }, 'en')).toBe('Yoga');
    expect(getEntryTitle('styles', { id: 'yoga' }, 'en')).toBe('yoga');
  });
});
