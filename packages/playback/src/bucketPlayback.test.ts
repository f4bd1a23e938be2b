import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createBucketPlayback, type BucketPlayback } from './bucketPlayback';
import { createUrlSigner, isSignedUrlValid } from './signedUrl';

const BUCKET = 'https://storage.googleapis.com/school-media/';
const FUNCTION = 'https://europe-west1-school.cloudfunctions.net/playback/';
const key = { accessId: 'GOOG1EXAMPLE', secret: 'secret' };
const verifier = createUrlSigner(key);
const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 24, 8, 40);
/** 14:00, which is six hours after the full hour. */
const end = Date.UTC(2026, 10, 24, 14);

const master = `#EXTM3U
#EXT-X-SESSION-KEY:METHOD=AES-128,URI="keys/main.key"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subs",NAME="English",URI="subs/en.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=800000,SUBTITLES="subs"
360p/index.m3u8
#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=80000,URI="${BUCKET}d1/trick/index.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=90000
https://elsewhere.example/low.m3u8
`;
const media = `#EXTM3U
#EXT-X-KEY:METHOD=AES-128,URI="../keys/main.key",IV=0x1
#EXT-X-MAP:URI="init.mp4",BYTERANGE="720@0"
#EXTINF:6.0,
seg 1.m4s
#EXTINF:6.0,
/school-media/d1/360p/seg(2).m4s\r
#EXT-X-ENDLIST`;

const objects: Record<string, string> = {
  'd1/master.m3u8': master,
  'd1/360p/index.m3u8': media,
};
let reads: string[] = [];
let bucket: BucketPlayback;

/** A bucket that can be read only through signed URLs. */
const fetchObject = (at: () => number) => async (url: string) => {
  if (!(await isSignedUrlValid(verifier, url, at()))) return new Response('', { status: 403 });
  const name = decodeURIComponent(new URL(url).pathname.slice('/school-media/'.length));
  reads.push(name);
  const text = objects[name];
  return text === undefined ? new Response('', { status: 404 }) : new Response(text);
};

let time = now;
beforeEach(() => {
  reads = [];
  time = now;
  bucket = createBucketPlayback({ bucketUrl: BUCKET, key, fetch: fetchObject(() => time) });
});

const open = async (address: string, at = now) => {
  const { href, search } = new URL(address, FUNCTION);
  const path = href.slice(FUNCTION.length, search ? -search.length : undefined);
  return bucket.readPlaylist(path, search.slice(1), at);
};
const signMaster = async () => {
  const signed = await bucket.sign(
    {
      hls: `${BUCKET}d1/master.m3u8`,
      captions: [
        { language: 'en', label: 'English', src: `${BUCKET}d1/en.vtt` },
        { language: 'ar', label: 'العربية', src: 'https://elsewhere.example/ar.vtt' },
      ],
    },
    'morning-yoga',
    now,
  );
  if (!signed) throw new Error('The video is in the bucket');
  return signed;
};
const urisOf = (text: string) =>
  text.split('\n').flatMap((row) => {
    if (!row.startsWith('#')) return row.trim() === '' ? [] : [row];
    return [...row.matchAll(/URI="([^"]*)"/g)].map((match) => match[1] ?? '');
  });

describe('signing a class', () => {
  it('ends six hours after the full hour, the same for everyone in that hour', async () => {
    const signed = await signMaster();
    expect(signed.endsAt).toBe(end);
    const later = await bucket.sign(
      { hls: `${BUCKET}d1/master.m3u8`, captions: [] },
      'morning-yoga',
      now + 19 * 60_000,
    );
    expect(later?.hls).toBe(signed.hls);
    const nextHour = await bucket.sign(
      { hls: `${BUCKET}d1/master.m3u8`, captions: [] },
      'morning-yoga',
      now + 20 * 60_000,
    );
    expect(nextHour?.hls).not.toBe(signed.hls);
    expect(nextHour?.endsAt).toBe(end + HOUR);
  });

  it('signs captions of the bucket and leaves others as they are', async () => {
    const [own, other] = (await signMaster()).captions;
    expect(await isSignedUrlValid(verifier, own?.src ?? '', end - 1)).toBe(true);
    expect(await isSignedUrlValid(verifier, own?.src ?? '', end)).toBe(false);
    expect(other?.src).toBe('https://elsewhere.example/ar.vtt');
  });

  it('signs a plain file directly', async () => {
    const signed = await bucket.sign({ hls: `${BUCKET}d1/a.mp4`, captions: [] }, 'one', now);
    expect(await isSignedUrlValid(verifier, signed?.hls ?? '', now)).toBe(true);
  });

  it('does not sign a name that leads out of the bucket', async () => {
    const outside = `${BUCKET}d1/..%2F..%2Fother-bucket%2F`;
    for (const file of ['master.mp4', 'master.m3u8'])
      expect(await bucket.sign({ hls: outside + file, captions: [] }, 'one', now)).toBeNull();
    const captions = [{ language: 'en', label: 'English', src: `${outside}en.vtt` }];
    const signed = await bucket.sign({ hls: `${BUCKET}d1/a.mp4`, captions }, 'one', now);
    expect(signed?.captions).toEqual(captions);
  });

  it('does not sign addresses of another host', async () => {
    const playback = { hls: 'https://stream.example/a.m3u8', captions: [] };
    expect(await bucket.sign(playback, 'one', now)).toBeNull();
  });
});

describe('playlists', () => {
  it('of variants, captions and trick play lead to the function; keys and segments to the bucket', async () => {
    const { hls } = await signMaster();
    const text = await open(hls);
    if (typeof text !== 'string') throw new Error(`refused with ${text}`);
    const base = new URL(hls, FUNCTION);
    const [sessionKey, captions, variant, trick, foreign] = urisOf(text).map(
      (uri) => new URL(uri, base).href,
    );
    expect(await isSignedUrlValid(verifier, sessionKey ?? '', now)).toBe(true);
    expect(captions).toContain(`${FUNCTION}morning-yoga/d1/subs/en.m3u8?ends=${end}&signature=`);
    expect(variant).toContain(`${FUNCTION}morning-yoga/d1/360p/index.m3u8?ends=${end}&`);
    expect(trick).toContain(`${FUNCTION}morning-yoga/d1/trick/index.m3u8?ends=${end}&`);
    expect(foreign).toBe('https://elsewhere.example/low.m3u8');
    // Apart from that, the tags are unchanged.
    expect(text.replaceAll(/URI="[^"]*"/g, '')).toContain('#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID');

    const played = await open(variant ?? '');
    if (typeof played !== 'string') throw new Error(`refused with ${played}`);
    const uris = urisOf(played);
    expect(uris.map((uri) => uri.split('?')[0])).toEqual([
      `${BUCKET}d1/keys/main.key`,
      `${BUCKET}d1/360p/init.mp4`,
      `${BUCKET}d1/360p/seg%201.m4s`,
      `${BUCKET}d1/360p/seg%282%29.m4s`,
    ]);
    for (const uri of uris) {
      expect(await isSignedUrlValid(verifier, uri, end - 1)).toBe(true);
      expect(await isSignedUrlValid(verifier, uri, end)).toBe(false);
    }
    expect(played).toContain('#EXT-X-MAP:URI="');
    expect(played).toContain(',BYTERANGE="720@0"');
  });

  it('contain no signature of a name that leads out of the bucket', async () => {
    objects['d1/outside.m3u8'] = '#EXTM3U\n#EXTINF:6.0,\n..%2F..%2Fother-bucket%2Fa.m4s\n';
    const playback = { hls: `${BUCKET}d1/outside.m3u8`, captions: [] };
    const text = await open((await bucket.sign(playback, 'one', now))?.hls ?? '');
    expect(text).toBe(`#EXTM3U\n#EXTINF:6.0,\n${BUCKET}d1/..%2F..%2Fother-bucket%2Fa.m4s\n`);
  });

  it('opened shortly before the end contain no longer signatures', async () => {
    const { hls } = await signMaster();
    time = end - 1000;
    const text = await open(hls, time);
    if (typeof text !== 'string') throw new Error(`refused with ${text}`);
    expect(text).toContain(`ends=${end}&`);
    expect(text).not.toContain(`ends=${end + HOUR}`);
  });

  it('open before the end and not afterwards', async () => {
    const { hls } = await signMaster();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 12 * HOUR }), async (wait) => {
        time = Math.min(now + wait, end - 1);
        expect(typeof (await open(hls, now + wait))).toBe(now + wait < end ? 'string' : 'number');
      }),
    );
    expect(await open(hls, end)).toBe(403);
  });

  it('are refused with one other character in path, time or signature', async () => {
    const { hls } = await signMaster();
    const others = fc.constantFrom(...'abcdefXYZ0189-_.%/&=+');
    await fc.assert(
      fc.asyncProperty(fc.nat(), others, async (at, other) => {
        const index = at % hls.length;
        fc.pre(hls[index] !== other);
        const [path = '', query = ''] = (hls.slice(0, index) + other + hls.slice(index + 1)).split(
          '?',
        );
        expect(await bucket.readPlaylist(path, query, now)).toBe(403);
      }),
      { numRuns: 300 },
    );
  });

  it('are not opened by the signature of another class or of a segment', async () => {
    const { hls } = await signMaster();
    const query = hls.split('?')[1] ?? '';
    expect(await bucket.readPlaylist('evening-yoga/d1/master.m3u8', query, now)).toBe(403);
    expect(await bucket.readPlaylist('morning-yoga/d2/master.m3u8', query, now)).toBe(403);
    expect(await bucket.readPlaylist('morning-yoga/d1/master.m3u8', '', now)).toBe(403);
  });

  it('are read from the bucket once for all members', async () => {
    const { hls } = await signMaster();
    expect(await open(hls)).toBe(await open(hls));
    expect(reads).toEqual(['d1/master.m3u8']);
  });

  it('are read from the bucket once for members who open a class at the same time', async () => {
    const { hls } = await signMaster();
    const texts = await Promise.all(Array.from({ length: 20 }, () => open(hls)));
    expect(new Set(texts).size).toBe(1);
    expect(typeof texts[0]).toBe('string');
    expect(reads).toEqual(['d1/master.m3u8']);
  });

  it('that could not be read are read again by the next request', async () => {
    const answer = vi
      .fn<(url: string) => Promise<Response>>()
      .mockRejectedValueOnce(new TypeError('fetch failed'))
      .mockResolvedValueOnce(new Response('', { status: 500 }))
      .mockImplementation(fetchObject(() => time));
    bucket = createBucketPlayback({ bucketUrl: BUCKET, key, fetch: answer });
    const { hls } = await signMaster();
    const failed = await Promise.allSettled([open(hls), open(hls)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await Promise.all([open(hls), open(hls)])).toEqual([500, 500]);
    expect(await open(hls)).toContain('#EXTM3U');
    expect(answer).toHaveBeenCalledTimes(3);
  });

  it('that the bucket does not have are refused with its status, and tried again', async () => {
    const signed = await bucket.sign({ hls: `${BUCKET}gone.m3u8`, captions: [] }, 'one', now);
    expect(await open(signed?.hls ?? '')).toBe(404);
    expect(await open(signed?.hls ?? '')).toBe(404);
    expect(reads).toHaveLength(2);
  });
});
