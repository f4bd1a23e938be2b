import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  VTT,
  createBoxedPicture,
  createFragment,
  createGif,
  createInitialization,
  createJpeg,
  createMaster,
  createMediaPlaylist,
  createPng,
  createTransportStream,
  createVideo,
  createWebp,
  writeFiles,
} from '../testing/packFiles';
import { readPack } from './read';

type Files = Readonly<Record<string, string | Uint8Array>>;

const video = {
  id: 'one',
  title: 'One',
  style: 'slow strength',
  level: 'everyone',
  durationSeconds: 24,
  releasedAt: '2026-01-02T00:00:00Z',
  poster: 'one.png',
  hls: 'v/master.m3u8',
  captions: [{ language: 'en', label: 'English', src: 'en.vtt' }],
};
const pack = { version: 1, styles: [{ id: 'slow strength', name: 'Slow' }], videos: [video] };
const whole: Files = {
  'catalogue.json': JSON.stringify(pack),
  'one.png': createPng(),
  'en.vtt': VTT,
  ...createVideo('v'),
};
const withVideo = (changes: object): Files => ({
  'catalogue.json': JSON.stringify({ ...pack, videos: [{ ...video, ...changes }] }),
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gschool-broken-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the errors that the check finds in the valid pack after some files were changed. */
const check = async (changes: Files): Promise<readonly string[]> => {
  writeFiles(folder, { ...whole, ...changes });
  const reading = await readPack(folder);
  return reading.ok
    ? []
    : reading.errors.map(({ file, reason, fix }) => `${file}: ${reason}${fix ? `. ${fix}` : ''}`);
};

const CONVERT = "Convert it: magick 'one.png' -quality 85 'one.webp'";
const NEW_COPY = 'Copy or export it again.';
const LIST = 'v/360p/index.m3u8';
const MAP = '#EXT-X-MAP:URI="init.mp4"';
const HLS =
  '-f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags independent_segments';
const encode = (path: string, out: string): string =>
  `Encode it again: mkdir -p '${out}' && ffmpeg -allowed_extensions ALL -i '${path}' ` +
  `-c:v libx264 -pix_fmt yuv420p -c:a aac -ac 2 ${HLS} '${out}/index.m3u8'`;
const ENCODE_LIST = encode(LIST, 'v/360p/new');
const ENCODE_MASTER = encode('v/master.m3u8', 'v/new');
const SOURCE =
  'Encode it again from its source, without encryption: ffmpeg -i SOURCE ' +
  `-c:v libx264 -pix_fmt yuv420p -c:a aac -ac 2 ${HLS} index.m3u8`;
const list = (...tags: readonly string[]): Files => ({
  [LIST]: createMediaPlaylist(['seg_0.m4s'], ...tags),
});
const master = (attributes: string, ...tags: readonly string[]): Files => ({
  'v/master.m3u8': createMaster({ '360p/index.m3u8': attributes }, ...tags),
});

it('finds nothing wrong with the pack that the others are made of', async () => {
  expect(await check({})).toEqual([]);
});

describe.each<[kind: string, packs: readonly (readonly [string, Files, readonly string[]])[]]>([
  [
    'pictures',
    [
      [
        'a HEIC photo that was renamed',
        { 'one.png': createBoxedPicture('heic') },
        [`one.png: poster: is a HEIC photo, which not every browser shows. ${CONVERT}`],
      ],
      [
        'a HEIC photo that has the name of the new file',
        { ...withVideo({ poster: 'one.webp' }), 'one.webp': createBoxedPicture('mif1') },
        [
          "one.webp: poster: is a HEIC photo, which not every browser shows. Convert it: magick 'one.webp' -quality 85 'one.new.webp'",
        ],
      ],
      [
        'a TIFF picture',
        { 'one.png': Buffer.from('49492a0008000000', 'hex') },
        [`one.png: poster: is a TIFF picture, which not every browser shows. ${CONVERT}`],
      ],
      [
        'a drawing with a script',
        {
          'one.png':
            '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
        },
        [
          `one.png: poster: is an SVG drawing with a script, which is a document and no picture. ${CONVERT}`,
        ],
      ],
      ['an empty file', { 'one.png': '' }, [`one.png: poster: is empty (0 bytes). ${NEW_COPY}`]],
      [
        'a download that broke off: PNG',
        { 'one.png': createPng().subarray(0, -20) },
        [`one.png: poster: is cut off: its end is missing. ${NEW_COPY}`],
      ],
      [
        'a download that broke off: JPEG',
        { 'one.png': createJpeg().subarray(0, -10) },
        [`one.png: poster: is cut off: its end is missing. ${NEW_COPY}`],
      ],
      [
        'a download that broke off: WebP',
        { 'one.png': createWebp().subarray(0, -5) },
        [`one.png: poster: is cut off: its end is missing. ${NEW_COPY}`],
      ],
      [
        'a download that broke off: AVIF',
        { 'one.png': createBoxedPicture('avif').subarray(0, -5) },
        [`one.png: poster: is cut off: its end is missing. ${NEW_COPY}`],
      ],
      [
        'a page that says that the picture was not found',
        { 'one.png': '<!doctype html><title>404</title>' },
        ['one.png: poster: is a web page, not a picture. Use a JPEG, PNG, WebP, AVIF or GIF file.'],
      ],
      [
        'a lossless JPEG',
        { 'one.png': createJpeg({ frame: 0xc3 }) },
        [
          `one.png: poster: is a JPEG of a kind that browsers don’t show, such as lossless JPEG. ${CONVERT}`,
        ],
      ],
      [
        'a picture that no phone can hold',
        { 'one.png': createPng(20_000, 9000) },
        [
          "one.png: poster: is 20000 × 9000 pixels, more than phones show. Convert it: magick 'one.png' -resize 1920x1920 -quality 85 'one.webp'",
        ],
      ],
      [
        'a picture without height',
        { 'one.png': createPng(320, 0) },
        [`one.png: poster: is 320 × 0 pixels. ${NEW_COPY}`],
      ],
      [
        'the pointer of Git LFS instead of the picture',
        { 'one.png': 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n' },
        [
          'one.png: poster: is a pointer of Git LFS, not a picture. Get the file itself: git lfs pull',
        ],
      ],
      [
        'a name that would be a command',
        {
          ...withVideo({ poster: "a'$(reboot).png" }),
          "a'$(reboot).png": createBoxedPicture('heic'),
        },
        [
          String.raw`a'$(reboot).png: poster: is a HEIC photo, which not every browser shows. Convert it: magick 'a'\''$(reboot).png' -quality 85 'a'\''$(reboot).webp'`,
        ],
      ],
    ],
  ],
  [
    'captions',
    [
      [
        'SRT that was renamed',
        { 'en.vtt': '1\r\n00:00:01,000 --> 00:00:05,000\r\nHello\r\n' },
        [
          "en.vtt: captions.0.src: is an SRT file, not WebVTT. Convert it: ffmpeg -f srt -i 'en.vtt' 'en.new.vtt'",
        ],
      ],
      [
        'letters in Latin-1',
        { 'en.vtt': Buffer.from(VTT.replace('Breathe', 'Café'), 'latin1') },
        [
          "en.vtt: captions.0.src: is not UTF-8 (most likely WINDOWS-1252): its letters would be wrong. Convert it: iconv -f WINDOWS-1252 -t UTF-8 'en.vtt' > 'en.new.vtt'",
        ],
      ],
      [
        'Arabic letters of Windows',
        {
          ...withVideo({ captions: [{ language: 'ar-EG', label: 'العربية', src: 'en.vtt' }] }),
          'en.vtt': Buffer.concat([Buffer.from(VTT), Buffer.from('c7c8cfc3ed', 'hex')]),
        },
        [
          "en.vtt: captions.0.src: is not UTF-8 (most likely WINDOWS-1256): its letters would be wrong. Convert it: iconv -f WINDOWS-1256 -t UTF-8 'en.vtt' > 'en.new.vtt'",
        ],
      ],
      [
        'UTF-16',
        { 'en.vtt': Buffer.from(`\ufeff${VTT}`, 'utf16le') },
        [
          "en.vtt: captions.0.src: is UTF-16, not UTF-8. Convert it: iconv -f UTF-16 -t UTF-8 'en.vtt' > 'en.new.vtt'",
        ],
      ],
      [
        'a video',
        { 'en.vtt': createInitialization() },
        [
          'en.vtt: captions.0.src: is an MP4 video, not WebVTT. Export the captions as WebVTT from the program that made them.',
        ],
      ],
      [
        'no cues',
        { 'en.vtt': 'WEBVTT\n\nNOTE nothing is said\n' },
        [
          'en.vtt: captions.0.src: has no cues. Export the captions as WebVTT from the program that made them.',
        ],
      ],
      [
        'times out of order, with a comma, and backwards',
        {
          'en.vtt':
            'WEBVTT\n\n00:09.000 --> 00:10.000\nB\n\n00:01.000 --> 00:02.000\nA\n\n' +
            '00:11,000 --> 00:12,000\nC\n\n00:14.000 --> 00:13.000\nD\n\n00:61.000 --> 00:62.000\nE\n',
        },
        [
          "en.vtt: captions.0.src: has a cue that begins before the one above it (line 6). Convert it: ffmpeg -f webvtt -i 'en.vtt' 'en.new.vtt'",
          "en.vtt: captions.0.src: has a time with a comma, as in SRT, instead of a period (line 9). Convert it: ffmpeg -f srt -i 'en.vtt' 'en.new.vtt'",
          'en.vtt: captions.0.src: has a cue that ends before it begins (line 12). Correct the times.',
          'en.vtt: captions.0.src: has a time that is not written as 00:01:02.345 (line 15). Correct the times.',
        ],
      ],
      [
        'an empty file, and one without the first line',
        {
          ...withVideo({
            captions: [...video.captions, { language: 'ar', label: 'العربية', src: 'ar.vtt' }],
          }),
          'en.vtt': '',
          'ar.vtt': VTT.slice(8),
        },
        [
          `en.vtt: captions.0.src: is empty (0 bytes). ${NEW_COPY}`,
          'ar.vtt: captions.1.src: is not WebVTT: its first line must be WEBVTT. Export the captions as WebVTT from the program that made them.',
        ],
      ],
    ],
  ],
  [
    'videos',
    [
      [
        'HEVC alone',
        {
          ...master('CODECS="hvc1.1.6.L93.B0,mp4a.40.2"'),
          'v/360p/init.mp4': createInitialization(['hvc1', 'mp4a']),
        },
        [`v/master.m3u8: has no variant that every browser plays: HEVC (H.265). ${ENCODE_MASTER}`],
      ],
      [
        'HEVC that is called H.264',
        { 'v/360p/init.mp4': createInitialization(['hvc1', 'mp4a']) },
        [
          `v/master.m3u8: has a variant (line 2) that contains HEVC (H.265), but says CODECS="avc1.64001f,mp4a.40.2". ${ENCODE_MASTER}`,
        ],
      ],
      [
        'AC-3 without CODECS',
        { ...master(''), 'v/360p/init.mp4': createInitialization(['avc1', 'ac-3']) },
        [
          `v/master.m3u8: has a variant (line 2) that contains AC-3 (Dolby Digital), and no CODECS by which players would leave it out. ${ENCODE_MASTER}`,
        ],
      ],
      [
        'MPEG-2 in a playlist without a master',
        {
          ...withVideo({ hls: 'v/ts.m3u8' }),
          'v/ts.m3u8': createMediaPlaylist(['a.ts']),
          'v/a.ts': createTransportStream(0x02, 0x81),
        },
        [
          `v/ts.m3u8: contains MPEG-2 video and AC-3 (Dolby Digital), which not every browser plays. ${encode('v/ts.m3u8', 'v/new')}`,
        ],
      ],
      [
        'H.264 with the colors of a screen recording',
        { 'v/360p/init.mp4': createInitialization(['avc1', 'mp4a'], 244) },
        [
          `v/master.m3u8: has a variant (line 2) that contains H.264 with the colors 4:4:4, but says CODECS="avc1.64001f,mp4a.40.2". ${ENCODE_MASTER}`,
        ],
      ],
      [
        'H.264 without its profile',
        { 'v/360p/init.mp4': createInitialization(['avc1', 'mp4a'], null) },
        [
          `v/360p/init.mp4: does not say the profile of its H.264 pictures (an empty avcC box). ${NEW_COPY}`,
        ],
      ],
      [
        'a first segment of sound alone',
        {
          [LIST]: createMediaPlaylist(['a.ts', 'b.ts']),
          'v/360p/a.ts': createTransportStream(0x0f),
          'v/360p/b.ts': createTransportStream(0x1b, 0x0f),
        },
        [
          `${LIST}: begins with a segment of sound alone, so the player shows no pictures at all. ${ENCODE_LIST}`,
        ],
      ],
      [
        'SAMPLE-AES, and the key system of Apple',
        {
          ...list(
            '#EXT-X-KEY:METHOD=SAMPLE-AES,KEYFORMAT="com.apple.streamingkeydelivery",URI="skd://a"',
            MAP,
          ),
        },
        [
          `${LIST}: is encrypted with SAMPLE-AES (com.apple.streamingkeydelivery), which the player doesn’t decrypt. ${SOURCE}`,
        ],
      ],
      [
        'a key that was written as digits',
        {
          ...list('#EXT-X-KEY:METHOD=AES-128,URI="one.key"', MAP),
          'v/360p/one.key': '00112233445566778899aabbccddeeff\n',
        },
        [
          'v/360p/one.key: is a key of 33 bytes, but AES-128 needs 16. Write the key as bytes: not as hexadecimal digits, and without a line break.',
        ],
      ],
      [
        'a group of sound that does not exist',
        master('AUDIO="stereo",SUBTITLES="subs"'),
        [
          'v/master.m3u8: names the group AUDIO "stereo", but no #EXT-X-MEDIA has it. Add the group, or remove its name from the variants.',
          'v/master.m3u8: names the group SUBTITLES "subs", but no #EXT-X-MEDIA has it. Add the group, or remove its name from the variants.',
        ],
      ],
      [
        'I-frames alone',
        {
          'v/master.m3u8': '#EXTM3U\n#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="360p/index.m3u8"\n',
          ...list('#EXT-X-I-FRAMES-ONLY', MAP),
        },
        [
          `v/master.m3u8: has only playlists of I-frames, for previews and not for playback. ${ENCODE_MASTER}`,
        ],
      ],
      [
        'segments that are missing, empty, cut off, and a page',
        {
          [LIST]: createMediaPlaylist(
            ['seg_0.m4s', 'gone.m4s', 'empty.m4s', 'cut.m4s', 'page.m4s'],
            MAP,
          ),
          'v/360p/empty.m4s': '',
          'v/360p/cut.m4s': createFragment().subarray(0, -9),
          'v/360p/page.m4s': '<html><body>Forbidden</body></html>',
        },
        [
          `${LIST}: missing file "v/360p/gone.m4s"`,
          `v/360p/empty.m4s: is empty (0 bytes). ${NEW_COPY}`,
          `v/360p/cut.m4s: is cut off: its end is missing. ${NEW_COPY}`,
          `v/360p/page.m4s: is a web page, not a segment of a video. ${NEW_COPY}`,
        ],
      ],
      [
        'a playlist of a recording that has not ended',
        { [LIST]: `#EXTM3U\n${MAP}\nseg_0.m4s\n` },
        [
          `${LIST}: has no #EXT-X-TARGETDURATION, without which players refuse it. Add it at the top: the seconds of the longest segment, such as #EXT-X-TARGETDURATION:6.`,
          `${LIST}: does not end with #EXT-X-ENDLIST, so players take it for a live broadcast. Add that line if no segment is missing; otherwise copy the playlist again.`,
          `${LIST}: has a segment without #EXTINF before it (line 3), which players leave out. Add the seconds of the segment, such as #EXTINF:4.0,`,
        ],
      ],
      [
        'parts of MP4 without their initialization',
        list(),
        [
          `${LIST}: has parts of MP4 videos without #EXT-X-MAP, which names their initialization. ${ENCODE_LIST}`,
        ],
      ],
      [
        'a range after the end of its file',
        list('#EXT-X-BYTERANGE:900@100', MAP),
        [
          `v/360p/seg_0.m4s: has 272 bytes, but the playlist needs its bytes 100 to 999. ${NEW_COPY}`,
        ],
      ],
      [
        'a video in one file, renamed',
        { 'v/master.m3u8': Buffer.concat([createInitialization(), createFragment()]) },
        [
          "v/master.m3u8: is an MP4 video, not a playlist. Make HLS of it: mkdir -p 'v/master' && ffmpeg -i 'v/master.m3u8' " +
            `-c:v libx264 -pix_fmt yuv420p -c:a aac -ac 2 ${HLS} 'v/master/index.m3u8'`,
        ],
      ],
      [
        'a master playlist that names itself, and nothing after its last variant',
        {
          'v/master.m3u8':
            '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nmaster.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=2\n',
        },
        [
          'v/master.m3u8: names no playlist after #EXT-X-STREAM-INF (line 4). Add the path of the playlist in the next line.',
          'v/master.m3u8: names itself ("master.m3u8")',
        ],
      ],
      [
        'variables, and a byte order mark',
        {
          ...master('', '#EXT-X-DEFINE:NAME="a",VALUE="b"'),
          [LIST]: `\ufeff${createMediaPlaylist(['seg_0.m4s'], MAP)}`,
        },
        [
          'v/master.m3u8: uses variables (#EXT-X-DEFINE), which downloads and signed addresses don’t have. Write the addresses out.',
          `${LIST}: begins with a byte order mark, which Safari refuses in playlists. Remove it: tail -c +4 '${LIST}' > 'v/360p/index.new.m3u8'`,
        ],
      ],
      [
        'captions in a playlist, in Latin-1',
        {
          ...master(
            'SUBTITLES="subs"',
            '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subs",NAME="English",URI="subs.m3u8"',
          ),
          'v/subs.m3u8': createMediaPlaylist(['0.vtt', '1.vtt']),
          'v/0.vtt': 'WEBVTT\n\n',
          'v/1.vtt': Buffer.from(VTT.replace('Breathe', 'Café'), 'latin1'),
        },
        [
          "v/1.vtt: is not UTF-8 (most likely WINDOWS-1252): its letters would be wrong. Convert it: iconv -f WINDOWS-1252 -t UTF-8 'v/1.vtt' > 'v/1.new.vtt'",
        ],
      ],
    ],
  ],
  [
    'names and the catalog',
    [
      [
        'capital letters that differ',
        { ...withVideo({ poster: 'One.PNG' }) },
        [
          'catalogue.json: poster: missing file "One.PNG"; the folder has "one.png": write it with the same capital letters',
        ],
      ],
      [
        'a catalog in UTF-16',
        { 'catalogue.json': Buffer.from(`\ufeff${JSON.stringify(pack)}`, 'utf16le') },
        [
          "catalogue.json: is UTF-16, not UTF-8. Convert it: iconv -f UTF-16 -t UTF-8 'catalogue.json' > 'catalogue.new.json'",
        ],
      ],
      [
        'ids that break addresses',
        {
          'catalogue.json': JSON.stringify({
            ...pack,
            styles: [...pack.styles, { id: '..', name: 'Up' }, { id: 'a/b', name: 'Slash' }],
            instructors: [{ id: '.', name: 'Dot' }],
            series: [{ id: '__a__', title: 'Reserved', videos: ['one'] }],
            videos: [video, { ...video, id: '%2F' }, { ...video, id: 'a\u0000' }],
            events: [
              {
                id: 'x'.repeat(1501),
                title: 'Long',
                startsAt: video.releasedAt,
                durationMinutes: 5,
                poster: 'one.png',
              },
            ],
          }),
        },
        [
          'catalogue.json: id: must not be "." or ".."',
          'catalogue.json: id: must not contain "/", "\\", "%", "?", "#", line breaks or control characters',
          'catalogue.json: id: must be 1 to 80 letters, digits, hyphens or underscores',
          'catalogue.json: id: must not begin and end with two underscores, because Firestore reserves such names',
          'catalogue.json: id: must be 1 to 80 letters, digits, hyphens or underscores',
          'catalogue.json: id: must be 1 to 80 letters, digits, hyphens or underscores',
          'catalogue.json: id: must be 1 to 80 letters, digits, hyphens or underscores',
        ],
      ],
    ],
  ],
])('%s', (_kind, packs) => {
  it.each(packs)('%s', async (_name, changes, expected) => {
    expect(await check(changes)).toEqual(expected);
  });
});

describe('the check accepts', () => {
  it.each<[string, Files]>([
    [
      'a catalog and captions with a byte order mark',
      {
        'catalogue.json': `\ufeff${JSON.stringify(pack)}`,
        'en.vtt': `\ufeff${VTT}`,
      },
    ],
    [
      'a JPEG, a GIF, a WebP and an AVIF with any name',
      {
        ...withVideo({ captions: [] }),
        'catalogue.json': JSON.stringify({
          ...pack,
          videos: ['a.jpg', 'b.gif', 'c.webp', 'd.avif', 'e.png'].map((poster, n) => ({
            ...video,
            id: `v${n}`,
            poster,
          })),
        }),
        'a.jpg': createJpeg({ frame: 0xc2 }),
        'b.gif': createGif(),
        'c.webp': createWebp(),
        'd.avif': createBoxedPicture('avif'),
        'e.png': createJpeg(),
      },
    ],
    [
      'captions that roll up, with settings, notes and hours',
      {
        'en.vtt':
          'WEBVTT - English\nKind: captions\n\nNOTE made by hand\n\n00:00.469 --> 00:03.169 align:start position:0%\na\n\n' +
          '00:03.169 --> 00:03.179\nb\n\nid\n1:00:00.000 --> 100:00:01.000\nc\n',
      },
    ],
    [
      'sound apart from the picture',
      {
        ...master(
          'CODECS="avc1.64001f,mp4a.40.2",AUDIO="sound"',
          '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Voice",URI="sound.m3u8"',
        ),
        'v/sound.m3u8': createMediaPlaylist(['a.aac', 'b.aac']),
        'v/a.aac': Buffer.from('fff15080', 'hex'),
        'v/b.aac': Buffer.concat([
          Buffer.from('ID3\x04\0\0\0\0\0\x02aa'),
          Buffer.from('fff15080', 'hex'),
        ]),
      },
    ],
    [
      'HEVC and Dolby beside H.264 and AAC, and previews',
      {
        'v/master.m3u8': createMaster(
          {
            '360p/index.m3u8': 'CODECS="avc1.64001f,mp4a.40.2"',
            'hevc.m3u8': 'CODECS="hvc1.1.6.L93.B0,ec-3"',
          },
          '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="frames.m3u8"',
        ),
        'v/hevc.m3u8': createMediaPlaylist(['seg.m4s'], '#EXT-X-MAP:URI="hevc.mp4"'),
        'v/hevc.mp4': createInitialization(['hvc1', 'ec-3']),
        'v/seg.m4s': createFragment(),
        'v/frames.m3u8': createMediaPlaylist(
          ['seg.m4s'],
          '#EXT-X-I-FRAMES-ONLY',
          '#EXT-X-MAP:URI="hevc.mp4"',
        ),
      },
    ],
    [
      'AES-128 with a key of 16 bytes, whatever is in the segments',
      {
        ...list(MAP, '#EXT-X-KEY:METHOD=AES-128,URI="one.key"'),
        'v/360p/one.key': Buffer.alloc(16, 7),
        'v/360p/seg_0.m4s': Buffer.alloc(64, 3),
      },
    ],
    [
      'a transport stream, ranges of it, and a gap',
      {
        [LIST]: createMediaPlaylist([
          'all.ts',
          '#EXT-X-BYTERANGE:188@0\nall.ts',
          '#EXT-X-BYTERANGE:376\nall.ts',
          '#EXT-X-GAP\nmissing.ts',
        ]),
        'v/360p/all.ts': createTransportStream(0x1b, 0x0f),
      },
    ],
  ])('%s', async (_name, changes) => {
    expect(await check(changes)).toEqual([]);
  });
});

describe('an accented name', () => {
  const composed = 'séance.png';
  const decomposed = 'séance.png'.normalize('NFD');

  it.each([
    ['as a Mac writes it', composed.normalize('NFC'), decomposed],
    ['as other systems write it', decomposed, composed.normalize('NFC')],
  ])('is found if the file is named %s', async (_name, written, onDisk) => {
    expect(written).not.toBe(onDisk);
    expect(
      await check({
        ...withVideo({ poster: `pos ters/${written}`, hls: `v/${written}.m3u8` }),
        [`pos ters/${onDisk}`]: createPng(),
        [`v/${onDisk}.m3u8`]: createMaster({ [encodeURIComponent(`${written}.list.m3u8`)]: '' }),
        [`v/${onDisk}.list.m3u8`]: createMediaPlaylist([encodeURIComponent(`${written}.m4s`)], MAP),
        [`v/${onDisk}.m4s`]: createFragment(),
        'v/init.mp4': createInitialization(),
      }),
    ).toEqual([]);
    const reading = await readPack(folder);
    expect(reading.ok && reading.files.get(`pos ters/${written}`)).toBe(`pos ters/${onDisk}`);
    expect(reading.ok && reading.files.get(`v/${written}.m4s`)).toBe(`v/${onDisk}.m4s`);
  });
});
