import { describe, expect, it } from 'vitest';
import { UsageError } from '../command/outcome';
import { catalogueHelp } from './help';
import { parseCatalogue } from './options';

const parse = (line: string) => parseCatalogue(line.split(' ').filter(Boolean));

describe('npm run catalogue', () => {
  it.each([
    ['check ../pack', { command: 'check', path: '../pack' }],
    ['publish p', { prefix: 'catalogue/', batchWrites: 500, isDryRun: false, replaces: false }],
    ['publish p --bucket gs://films.example', { bucket: 'films.example' }],
    ['publish p --media-base https://m.example/a', { mediaBase: 'https://m.example/a/' }],
    [
      'publish p --prefix a/b/ --batch 40 --dry-run',
      { prefix: 'a/b/', batchWrites: 40, isDryRun: true },
    ],
  ])('understands %s', (line, expected) => expect(parse(line)).toMatchObject(expected));

  it.each([
    ['', /Which command/],
    ['remove p', /no command "remove"/],
    ['publish', /Which pack/],
    ['publish p q', /Too many arguments/],
    ['check p --dry-run', /--dry-run can’t be used with check/],
    ['publish p --media-base http://m.example/', /https URL/],
    ['publish p --media-base https://m.example/?a=1', /https URL/],
    ['publish p --bucket A_B', /name of a bucket/],
    ['publish p --prefix ../x', /--prefix takes/],
    ['publish p --batch 0', /1 to 500/],
    ['publish p --batch 501', /1 to 500/],
    ['publish p --force', /--force/],
  ])('does not understand "%s"', (line, words) => {
    expect(() => parse(line)).toThrow(UsageError);
    expect(() => parse(line)).toThrow(words);
  });

  it('explains every option that it takes', () => {
    expect(parse('--help')).toBe('help');
    for (const name of [
      'bucket',
      'prefix',
      'media-base',
      'samples',
      'replace',
      'journal',
      'batch',
    ]) {
      expect(catalogueHelp).toContain(`--${name}`);
    }
  });
});
