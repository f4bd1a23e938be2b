import { describe, expect, it } from 'vitest';

import { countSeconds, estimateBytes, estimateTotal } from './estimateBytes';
import {
  findNearestQuality,
  listQualities,
  parseAttributes,
  parseVariants,
  selectVariant,
} from './masterPlaylist';
import { getUriRange, isWholePlaylist, listPlaylistFiles, withRangesInUris } from './mediaPlaylist';
import { rewritePlaylist } from './rewritePlaylist';

const master = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="low",NAME="English, stereo",URI="audio/low.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="high",NAME="English",URI="audio/high.m3u8"
#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="low",NAME="English",INSTREAM-ID="CC1"
#EXT-X-SESSION-KEY:METHOD=AES-128,URI="session.key"
#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,RESOLUTION=640x360,URI="frames.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=6000000,AVERAGE-BANDWIDTH=4000000,RESOLUTION=1920x1080,CODECS="hvc1,mp4a",AUDIO="high"
1080/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=3000000,RESOLUTION=1280x720,CODECS="avc1,mp4a",AUDIO="high"
720/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=2000000,RESOLUTION=1280x720,CODECS="avc1,mp4a",AUDIO="low"
720/small.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a",AUDIO="low"
audio.m3u8
`.replaceAll('\n', '\r\n');

describe('a master playlist', () => {
  const variants = parseVariants(master);

  it('has variants with their bandwidth, the average if it is known', () => {
    expect(variants.map(({ uri, height, bandwidth }) => [uri, height, bandwidth])).toEqual([
      ['1080/index.m3u8', 1080, 4_000_000],
      ['720/index.m3u8', 720, 3_000_000],
      ['720/small.m3u8', 720, 2_000_000],
      ['audio.m3u8', 0, 64_000],
    ]);
  });

  it('offers one quality for each height that this browser plays, and no bare sound', () => {
    const uris = (canPlay?: (codecs: string) => boolean) =>
      listQualities(variants, canPlay).map(({ uri }) => uri);
    expect(uris()).toEqual(['720/small.m3u8', '1080/index.m3u8']);
    expect(uris((codecs) => !codecs.includes('hvc1'))).toEqual(['720/small.m3u8']);
    // The browser's answer may be wrong, so no quality is left out because of it.
    expect(uris(() => false)).toEqual(['720/small.m3u8', '1080/index.m3u8']);
    expect(listQualities(variants.slice(3)).map(({ uri }) => uri)).toEqual(['audio.m3u8']);
  });

  it.each([
    [360, 720],
    [720, 720],
    [900, 720],
    [901, 1080],
    [4000, 1080],
  ])('for %s, %s is nearest', (height, expected) => {
    expect(findNearestQuality(listQualities(variants), height)?.height).toBe(expected);
  });

  it('with one variant has its renditions only', () => {
    expect(selectVariant(master, variants[2]!)).toBe(
      [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="low",NAME="English, stereo",URI="audio/low.m3u8"',
        '#EXT-X-STREAM-INF:BANDWIDTH=2000000,RESOLUTION=1280x720,CODECS="avc1,mp4a",AUDIO="low"',
        '720/small.m3u8',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['a media playlist', '#EXTM3U\n#EXTINF:2,\na.ts\n'],
    ['a variant without a URI', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n#EXT-X-ENDLIST'],
    ['a variant that was cut off', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1'],
    ['nothing', ''],
    ['a page', '<!doctype html>'],
  ])('%s has no variants', (_, text) => {
    expect(parseVariants(text)).toEqual([]);
  });

  it('survives damaged attributes', () => {
    const text = '#EXT-X-STREAM-INF:BANDWIDTH=-5,RESOLUTION=x,CODECS="open,=,,AUDIO\na.m3u8';
    expect(parseVariants(text)).toMatchObject([{ height: 0, bandwidth: 0, uri: 'a.m3u8' }]);
  });
});

describe('a media playlist', () => {
  it('lists a repeated file once, with its longest time', () => {
    const text = [
      '#EXTM3U',
      '#EXT-X-KEY:METHOD=AES-128,URI="one.key",IV=0x1',
      '#EXT-X-MAP:URI="init.mp4"',
      '#EXTINF:1.5,',
      'a.m4s',
      '#EXT-X-DISCONTINUITY',
      '#EXT-X-MAP:URI="init.mp4"',
      '#EXTINF:2.0,Title, with a comma',
      'a.m4s',
      '#EXTINF:nonsense,',
      'b.m4s',
      '#EXT-X-ENDLIST',
    ].join('\n');
    const files = listPlaylistFiles(text);
    expect(files).toEqual([
      { uri: 'one.key', seconds: 0 },
      { uri: 'init.mp4', seconds: 0 },
      { uri: 'a.m4s', seconds: 2 },
      { uri: 'b.m4s', seconds: 0 },
    ]);
    expect(countSeconds(files)).toBe(2);
  });

  it('makes every byte range its own file', async () => {
    const text = withRangesInUris(
      [
        '#EXT-X-MAP:URI="all.mp4",BYTERANGE="100@0"',
        '#EXTINF:2,',
        '#EXT-X-BYTERANGE:50@100',
        'all.mp4',
        '#EXT-X-BYTERANGE:70',
        '#EXTINF:2,',
        'all.mp4',
        '#EXT-X-BYTERANGE:10',
        'other.mp4',
        'whole.mp4',
      ].join('\n'),
    );
    expect(listPlaylistFiles(text).map(({ uri }) => uri)).toEqual([
      'all.mp4#bytes=0-99',
      'all.mp4#bytes=100-149',
      'all.mp4#bytes=150-219',
      'other.mp4#bytes=0-9',
      'whole.mp4',
    ]);
    expect(getUriRange('all.mp4#bytes=150-219')).toEqual({ first: 150, last: 219 });
    expect(getUriRange('all.mp4')).toBeNull();
    const local = await rewritePlaylist(text, (uri) => Promise.resolve(`${uri.length}.mp4`));
    expect(local).not.toContain('BYTERANGE');
    expect(local).toContain('#EXT-X-MAP:URI="18.mp4"');
  });

  it.each(['0', '-1', 'x', '1@', '99999999999999999999@0', ''])(
    'ignores the range "%s"',
    (range) => {
      expect(withRangesInUris(`#EXT-X-BYTERANGE:${range}\na.ts`)).toBe('a.ts');
    },
  );

  it.each([
    ['#EXTM3U\n#EXT-X-ENDLIST\n', true],
    ['#EXTM3U\r\n#EXT-X-ENDLIST', true],
    ['#EXTM3U\n#EXTINF:2,\na.ts\n', false],
    ['#EXT-X-ENDLIST', false],
    ['<html>', false],
  ])('%j is whole: %s', (text, expected) => {
    expect(isWholePlaylist(text)).toBe(expected);
  });

  it('reads 100,000 segments', () => {
    const text = Array.from({ length: 100_000 }, (_, at) => `#EXTINF:2,\n${at}.ts`).join('\n');
    expect(listPlaylistFiles(withRangesInUris(text))).toHaveLength(100_000);
  });
});

/** The length of the texts; the nightly run reads longer ones. */
const LENGTH = process.env['TEST_SCOPE'] === 'full' ? 1_000_000 : 250_000;

describe('a playlist with a very long line, or with very many', () => {
  const parts = ['A', 'A="', 'URI="', ',', ' ', '1', '\n'];
  const tags = ['#EXT-X-STREAM-INF:', '#EXT-X-MAP:', ''];
  const texts = tags.flatMap((tag) =>
    parts.map((part) => [tag, part, `#EXTM3U\n${tag}${part.repeat(LENGTH / part.length)}\na.ts\n`]),
  );

  it.each(texts)(
    '%s%j… is read in linear time',
    async (_tag, _part, text = '') => {
      const begun = performance.now();
      for (const variant of parseVariants(text)) selectVariant(text, variant);
      parseAttributes(text);
      listPlaylistFiles(withRangesInUris(text));
      isWholePlaylist(text);
      await rewritePlaylist(text, (uri) => Promise.resolve(uri));
      // Linear time takes less than a second, or longer on a busy machine. Quadratic time takes more
      // than half a minute.
      expect(performance.now() - begun).toBeLessThan(15_000);
    },
    120_000,
  );

  it('has the attributes that it had', () => {
    const name = 'A'.repeat(100_000);
    expect([...parseAttributes(`#EXT-X-MEDIA:${name},B=1,C="a,b=c",${name}=2`)]).toEqual([
      ['B', '1'],
      ['C', 'a,b=c'],
      [name, '2'],
    ]);
  });
});

describe('estimates', () => {
  it('are bandwidth times duration', () => {
    expect(estimateBytes(60, 800_000)).toBe(6_000_000);
    expect(estimateBytes(8, 0)).toBe(3_000_000);
  });

  it.each([
    // stored bytes, estimate of the stored files, estimate of all files, expected
    [0, 0, 1000, 1000],
    [500, 500, 1000, 1000],
    [250, 500, 1000, 500],
    [1000, 1000, 1000, 1000],
    [70, 0, 1000, 1070],
  ])('%s of %s of %s: %s', (stored, storedEstimate, total, expected) => {
    expect(estimateTotal(stored, storedEstimate, total)).toBe(expected);
  });
});
