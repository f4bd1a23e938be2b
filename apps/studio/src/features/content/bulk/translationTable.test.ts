import { parseEntry } from '@gschool/admin/content';
import type { SourceEntry } from '@gschool/domain/content-pack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  applyTranslations,
  formatTranslations,
  listTranslationRows,
  parseTranslationFile,
  parseTranslations,
  type TranslationRow,
} from './translationTable';

const createClass = (changes: object): SourceEntry => {
  const parsed = parseEntry(
    'videos',
    {
      id: 'hips',
      title: 'Hips',
      style: 'yoga',
      level: 'everyone',
      durationSeconds: 600,
      releasedAt: '2026-10-31T04:00:00Z',
      poster: 'art:figure/warrior/17',
      ...changes,
    },
    'en',
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.entry;
};
const hips = createClass({
  title: { en: 'Hips', ar: 'الورك' },
  description: '=SUM(A1), “quotes”, "and"\nlines',
  chapters: [{ startSeconds: 0, title: 'Begin' }],
});
const core = createClass({ id: 'core', title: 'Core' });
const entries = [hips, core];
const apply = (text: string) =>
  applyTranslations('videos', entries, parseTranslations(text), 'en', ['ar']);
const csv = (...lines: readonly string[]) =>
  ['id,field,language,original,translation', ...lines].join('\n');

describe('the texts for translators', () => {
  it('are those without a translation, or all', () => {
    const list = (isMissingOnly: boolean) =>
      listTranslationRows(entries, 'en', ['ar'], isMissingOnly).map(
        ({ id, field, translation }) => `${id} ${field} ${translation}`,
      );
    expect(list(true)).toEqual(['hips description ', 'hips chapters.0.title ', 'core title ']);
    expect(list(false)).toContain('hips title الورك');
  });

  it.each(['csv', 'json'] as const)('are read as they were written, as %s', (format) => {
    const text = fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll('\r', ''));
    const word = fc.stringMatching(/^[a-z]{1,5}$/);
    fc.assert(
      fc.property(
        fc.array(
          fc.record<TranslationRow>({
            id: word,
            field: word,
            language: word,
            original: text,
            translation: text,
          }),
          { minLength: 1, maxLength: 5 },
        ),
        (rows) => {
          const parsed = parseTranslations(formatTranslations(rows, format));
          // An apostrophe before a formula is the protection itself.
          fc.pre(!rows.some((row) => /^'[=+\-@\t]/.test(row.original + row.translation)));
          fc.pre(!rows.some(({ translation }) => /^'[=+\-@\t]/.test(translation)));
          expect(parsed.problems).toEqual([]);
          expect(parsed.rows).toEqual(rows.map((row, at) => ({ ...row, row: at + 1 })));
        },
      ),
    );
  });

  it('do nothing in a spreadsheet', () => {
    const text = formatTranslations(listTranslationRows(entries, 'en', ['ar'], true), 'csv');
    expect(text).toContain(`"'=SUM(A1)`);
    expect(text.startsWith('\ufeff')).toBe(true);
  });
});

describe('translations from a file', () => {
  it('change the entries', () => {
    const { changed, count, problems } = apply(
      csv('hips,chapters.0.title,ar,Begin,ابدئي', 'core,title,ar,Core,الجذع', 'hips,title,ar,,'),
    );
    expect(problems).toEqual([]);
    expect(count).toBe(2);
    expect(changed).toMatchObject([
      { id: 'hips', title: { en: 'Hips', ar: 'الورك' }, chapters: [{ title: { ar: 'ابدئي' } }] },
      { id: 'core', title: { en: 'Core', ar: 'الجذع' } },
    ]);
  });

  it('may be cells of a spreadsheet, or separated by semicolons', () => {
    expect(apply('ID\tField\tLanguage\tTranslation\ncore\ttitle\tar\tالجذع').count).toBe(1);
    expect(apply('id;field;language;translation\r\ncore;title;ar;الجذع\r\n').count).toBe(1);
  });

  it('keep a script as a text', () => {
    const script = '<script>alert(1)</script>';
    expect(apply(csv(`core,title,ar,Core,${script}`)).changed).toMatchObject([
      { title: { ar: script } },
    ]);
  });

  it('change nothing if they are as they were', () => {
    expect(apply(csv('hips,title,ar,Hips,الورك'))).toEqual({
      changed: [],
      problems: [],
      count: 0,
    });
  });

  it.each([
    ['', 0, 'notReadable'],
    ['{"a": 1}', 0, 'notReadable'],
    ['[{"id": ', 0, 'notReadable'],
    ['<html><body>', 0, 'missingColumns'],
    ['id,field,language\na,b,c', 0, 'missingColumns'],
    [csv('nothing,title,ar,x,y'), 1, 'unknownId'],
    [csv('__proto__,title,ar,x,y'), 1, 'unknownId'],
    [csv('core,title,ar,,', 'core,level,ar,x,y'), 2, 'unknownField'],
    [csv('core,__proto__.x,ar,x,y'), 1, 'unknownField'],
    [csv('core,title,fr,x,y'), 1, 'unknownLanguage'],
    [csv('core,title,en,x,y'), 1, 'unknownLanguage'],
    [csv(`core,title,ar,x,${'a'.repeat(9000)}`), 1, 'wrong'],
  ])('are refused with a reason: %.60s', (text, row, reason) => {
    const { changed, problems } = apply(text);
    expect(changed).toEqual([]);
    expect(problems).toMatchObject([{ row, reason }]);
  });
});

describe('a file with translations', () => {
  const text = 'id\tfield\tlanguage\ttranslation\na\ttitle\tar\tحصة';
  const toUtf16 = (value: string, isLittle: boolean) => {
    const view = new DataView(new ArrayBuffer(2 * value.length));
    for (let at = 0; at < value.length; at += 1)
      view.setUint16(2 * at, value.charCodeAt(at), isLittle);
    return new Uint8Array(view.buffer);
  };

  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16, little-endian', toUtf16(`\ufeff${text}`, true)],
    ['UTF-16, big-endian', toUtf16(`\ufeff${text}`, false)],
  ])('is read in %s', (_, bytes) => {
    expect(parseTranslationFile(bytes)).toMatchObject({
      rows: [{ id: 'a', field: 'title', language: 'ar', translation: 'حصة' }],
      problems: [],
    });
  });

  it('is refused in an encoding that would lose letters, such as Windows-1256', () => {
    const ascii = new TextEncoder().encode('id,field,language,translation\na,title,ar,');
    const bytes = Uint8Array.from([...ascii, 0xcd, 0xd5, 0xc9]);
    expect(parseTranslationFile(bytes)).toMatchObject({
      rows: [],
      problems: [{ row: 0, reason: 'notUtf8' }],
    });
  });
});
