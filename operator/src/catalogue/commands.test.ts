import { describe, expect, it } from 'vitest';

import { parseCatalogue } from '../testing/parseCommand';

const parse = (line: string) => parseCatalogue(line.split(' ').filter(Boolean));

describe('gschool catalogue', () => {
  it.each([
    ['check ../pack', { command: 'check', path: '../pack' }],
    ['publish p', { prefix: 'catalogue/', batchWrites: 500, isDryRun: false, replaces: false }],
    ['publish p --bucket gs://films.example', { bucket: 'films.example' }],
    ['publish p --media-base https://m.example/a', { mediaBase: 'https://m.example/a/' }],
    ['publish p --video-base https://v.example/a', { videoBase: 'https://v.example/a/' }],
    ['publish p --media-base http://localhost:5173', { mediaBase: 'http://localhost:5173/' }],
    ['due', { command: 'due', project: undefined }],
    ['repair --project p', { command: 'repair', project: 'p' }],
    ['snapshot', { command: 'snapshot', out: 'snapshot.json', project: undefined }],
    ['snapshot --out s/a.json --project p', { out: 's/a.json', project: 'p' }],
    [
      'publish p --prefix a/b/ --batch 40 --dry-run',
      { prefix: 'a/b/', batchWrites: 40, isDryRun: true },
    ],
  ])('accepts %s', (line, expected) => expect(parse(line)).toMatchObject(expected));

  it.each([
    ['remove p', /unknown command 'remove'/],
    ['publish', /missing required argument 'path'/],
    ['publish p q', /too many arguments/],
    ['snapshot p', /too many arguments/],
    ['check p --dry-run', /unknown option '--dry-run'/],
    ['publish p --media-base http://m.example/', /https URL/],
    ['publish p --media-base https://m.example/?a=1', /https URL/],
    ['publish p --video-base http://v.example/', /https URL/],
    ['publish p --bucket A_B', /name of a bucket/],
    ['publish p --prefix ../x', /--prefix takes/],
    ['publish p --batch 0', /1 to 500/],
    ['publish p --batch 501', /1 to 500/],
    ['publish p --journal x', /unknown option '--journal'/],
    ['repair p', /too many arguments/],
    ['publish p --force', /unknown option '--force'/],
  ])('rejects "%s"', (line, message) => {
    expect(() => parse(line)).toThrow(message);
  });
});
