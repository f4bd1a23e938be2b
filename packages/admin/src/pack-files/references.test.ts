import { expect, it } from 'vitest';

import { listMediaReferences } from './references';

it('lists the files of a pack, without drawings and https URLs', () => {
  const captions = [
    { language: 'en', label: 'English', src: 'en.vtt' },
    { language: 'ar', label: 'العربية', src: 'https://stream.example/ar.vtt' },
  ];
  const references = listMediaReferences({
    instructors: [{ id: 'gaia', portrait: 'https://media.example/gaia.webp' }],
    videos: [
      { id: 'one', poster: 'art:figure/press/1', hls: 'https://stream.example/a.m3u8', captions },
      { id: 'two', poster: 'posters/two.webp', hls: 'two/master.m3u8' },
    ],
  });
  expect(references.map(({ entry, field, path }) => [entry, field, path])).toEqual([
    ['videos[0] "one"', 'captions.0.src', 'en.vtt'],
    ['videos[1] "two"', 'poster', 'posters/two.webp'],
    ['videos[1] "two"', 'hls', 'two/master.m3u8'],
  ]);
});
