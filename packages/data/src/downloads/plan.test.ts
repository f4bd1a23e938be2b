import { describe, expect, it } from 'vitest';

import { estimateClass, addEstimates } from './estimate';
import { readPlan, type PlaylistReader } from './plan';
import { aClass } from './testing/mediaServer';

const HLS = 'https://media.example/a/master.m3u8?sig=1';

const aReader = (texts: Record<string, string>): PlaylistReader => ({
  baseUrl: 'https://site.example/watch/a',
  canPlay: () => true,
  readText: async (url) => {
    const text = texts[url.split('?', 1)[0] ?? ''];
    if (text === undefined) throw new Error(`not there: ${url}`);
    return { url, text };
  },
});

const media = (...rows: string[]) => ['#EXTM3U', ...rows, '#EXT-X-ENDLIST'].join('\n');
const variants = (...rows: string[]) =>
  ['#EXTM3U', '#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=640x360', ...rows].join('\n');

const planOf = (texts: Record<string, string>, hls = HLS, captions = ['en.vtt']) =>
  readPlan(
    aReader(texts),
    aClass('a'),
    { hls, captions: captions.map((src) => ({ language: 'en', label: 'English', src })) },
    360,
  );

const MASTER = 'https://media.example/a/master.m3u8';

describe('readPlan', () => {
  it('names files itself, wherever a hostile playlist points', async () => {
    const plan = await planOf({
      [MASTER]: variants('../../../../etc/360.m3u8'),
      'https://media.example/etc/360.m3u8': media(
        '#EXT-X-KEY:METHOD=AES-128,URI="https://keys.example/k?id=../../1"',
        '#EXT-X-MAP:URI="data:video/mp4;base64,AAAA"',
        '#EXTINF:2,',
        '../../../downloads/mira/other/manifest.json',
        '#EXTINF:2,',
        'https://elsewhere.example/b.ts?x=1',
        '#EXTINF:2,',
        '//other.example/%2e%2e%2fmanifest.json',
        '#EXTINF:2,',
        'c.ts/../manifest.JSON',
        '#EXTINF:2,',
        'https://elsewhere.example/b.ts?x=1',
      ),
    });
    expect(plan.files.map(({ name, url }) => [name, url])).toEqual([
      ['video-0.bin', 'https://keys.example/k?id=../../1'],
      ['video-1.json', 'https://media.example/downloads/mira/other/manifest.json'],
      ['video-2.ts', 'https://elsewhere.example/b.ts?x=1'],
      ['video-3.json', 'https://other.example/%2e%2e%2fmanifest.json'],
      ['video-4.json', 'https://media.example/etc/manifest.JSON'],
      ['captions-0.vtt', 'https://site.example/watch/en.vtt'],
      ['poster-0.webp', 'https://media.example/a/poster.webp'],
    ]);
    const text = plan.texts.find(({ name }) => name === 'video.m3u8')?.text ?? '';
    const uris = [...text.matchAll(/^[^#\n]+$|(?<=URI=")[^"]+/gm)].map(([uri]) => uri);
    expect(uris).toEqual([
      'video-0.bin',
      'data:video/mp4;base64,AAAA',
      'video-1.json',
      'video-2.ts',
      'video-3.json',
      'video-4.json',
      'video-2.ts',
    ]);
  });

  it('takes the audio of the chosen variant along', async () => {
    const plan = await planOf({
      [MASTER]: [
        '#EXTM3U',
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="en",URI="en/a.m3u8"',
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="b",NAME="en",URI="en/b.m3u8"',
        '#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=640x360,AUDIO="a"',
        'v.m3u8',
      ].join('\n'),
      'https://media.example/a/v.m3u8': media('#EXTINF:8,', 'v.m4s'),
      'https://media.example/a/en/a.m3u8': media('#EXTINF:8,', 'a.m4s'),
    });
    expect(plan.texts.map(({ name }) => name)).toEqual([
      'rendition-1.m3u8',
      'video.m3u8',
      'master.m3u8',
    ]);
    expect(plan.texts[2]?.text).toContain('URI="rendition-1.m3u8"');
    expect(plan.texts[2]?.text).not.toContain('en/b.m3u8');
    expect(plan.files.map(({ name }) => name)).toContain('rendition-1-0.m4s');
  });

  it('reads ranges of one file as files', async () => {
    const plan = await planOf({
      [MASTER]: variants('v.m3u8'),
      'https://media.example/a/v.m3u8': media(
        '#EXT-X-MAP:URI="all.mp4",BYTERANGE="10@0"',
        '#EXTINF:2,',
        '#EXT-X-BYTERANGE:20@10',
        'all.mp4',
      ),
    });
    expect(plan.files.slice(0, 2).map(({ name, url }) => [name, url])).toEqual([
      ['video-0.mp4', 'https://media.example/a/all.mp4#bytes=0-9'],
      ['video-1.mp4', 'https://media.example/a/all.mp4#bytes=10-29'],
    ]);
  });

  it('takes a plain video as one file, and a single media playlist', async () => {
    const plain = await planOf({}, 'https://media.example/a.mp4?sig=1', []);
    expect(plain).toMatchObject({ main: 'video-0.mp4', texts: [], height: 0 });
    const single = await planOf({ [MASTER]: media('#EXTINF:2,', 'a.ts') });
    expect(single).toMatchObject({ main: 'master.m3u8', height: 0 });
    expect(single.texts[0]?.text).toContain('video-0.ts');
  });

  it('has the same fingerprint with new signatures, and another with other files', async () => {
    const withSegments = async (...segments: string[]) => {
      const texts = {
        [MASTER]: variants('v.m3u8'),
        'https://media.example/a/v.m3u8': media(...segments.flatMap((one) => ['#EXTINF:2,', one])),
      };
      return (await planOf(texts)).fingerprint;
    };
    const first = await withSegments('a.ts?sig=1', 'b.ts?sig=1');
    expect(await withSegments('a.ts?sig=2', 'b.ts?sig=3')).toBe(first);
    expect(await withSegments('a.ts?sig=1', 'c.ts?sig=1')).not.toBe(first);
    expect(await withSegments('a.ts?sig=1')).not.toBe(first);
  });

  it.each([
    ['a playlist that was cut off', '#EXTM3U\n#EXTINF:2,\na.ts\n'],
    ['an error page', '<html></html>'],
    ['a copy-protected video', media('#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://1"', 'a.ts')],
    ['a script address', media('#EXTINF:2,', 'javascript:alert(1)')],
    ['too many files', media(...Array.from({ length: 20_001 }, (_, at) => `#EXTINF:2,\n${at}.ts`))],
  ])('refuses %s', async (_, text) => {
    const texts = { [MASTER]: variants('v.m3u8'), 'https://media.example/a/v.m3u8': text };
    await expect(planOf(texts)).rejects.toMatchObject({ failure: 'unexpected' });
  });
});

describe('estimates', () => {
  it('count a repeated segment once', async () => {
    const round = ['#EXTINF:30,', 'a.ts', '#EXTINF:30,', 'b.ts', '#EXT-X-DISCONTINUITY'];
    const reader = {
      ...aReader({
        [MASTER]: `${variants('v.m3u8')}\n#EXT-X-STREAM-INF:BANDWIDTH=1600000,RESOLUTION=1280x720\nw.m3u8`,
        'https://media.example/a/v.m3u8': media(...Array.from({ length: 45 }, () => round).flat()),
        'https://media.example/a/w.m3u8': media('#EXTINF:60,', 'c.ts'),
      }),
      readLength: async () => 5000,
    };
    expect(await estimateClass(reader, { hls: HLS, captions: [] })).toEqual([
      { height: 360, bytes: 6_100_000 },
      { height: 720, bytes: 12_100_000 },
    ]);
    const plain = { hls: 'https://media.example/a.mp4', captions: [] };
    expect(await estimateClass(reader, plain)).toEqual([{ height: 0, bytes: 105_000 }]);
  });

  it('add up classes, each in its nearest quality', () => {
    const one = [
      { height: 360, bytes: 10 },
      { height: 720, bytes: 20 },
    ];
    expect(addEstimates([one, [{ height: 480, bytes: 5 }], []])).toEqual([
      { height: 360, bytes: 15 },
      { height: 480, bytes: 15 },
      { height: 720, bytes: 25 },
    ]);
    expect(addEstimates([])).toEqual([]);
  });
});
