import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ClipMeta } from '../../mocks/src/content/clipMeta';
import { masterPlaylist } from '../../mocks/src/content/loopPlaylist';
import { ffmpeg, picture } from './encode';
import type { Film } from './films';
import { frameRate } from './frames';
import { sampleRate, wave } from './sound';

const segmentSeconds = 6;
const renditions = [
  { name: '360p', width: 640, height: 360, crf: 32, level: '3.0' },
  { name: '540p', width: 960, height: 540, crf: 34, level: '3.1' },
] as const;

/** Encodes a film into `folder`: two renditions, sound in both, segments of six seconds. Returns what the loops need. */
export async function encodeFilm(
  film: Film,
  frames: AsyncIterable<Buffer>,
  folder: string,
): Promise<ClipMeta> {
  for (const { name } of renditions) mkdirSync(`${folder}/${name}`, { recursive: true });
  const sound = `${folder}/sound.wav`;
  writeFileSync(sound, wave(film.notes, soundSeconds(film.seconds)));
  const outputs = renditions.flatMap((r, n) => [
    '-map',
    `[v${n}]`,
    '-map',
    '1:a',
    ...picture(r.crf + (film.coarser ?? 0), segmentSeconds * frameRate, r.level),
    '-c:a',
    'aac',
    '-profile:a',
    'aac_low',
    '-b:a',
    '12k',
    '-ac',
    '1',
    '-t',
    String(film.seconds),
    '-f',
    'hls',
    '-hls_time',
    String(segmentSeconds),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_flags',
    'independent_segments',
    '-hls_fmp4_init_filename',
    'init.mp4',
    '-hls_segment_filename',
    `${folder}/${r.name}/seg_%03d.m4s`,
    `${folder}/${r.name}/index.m3u8`,
  ]);
  const scaled = renditions.map(
    (r, n) => `[s${n}]scale=${r.width}:${r.height}:flags=lanczos[v${n}]`,
  );
  await ffmpeg(
    [
      '-f',
      'image2pipe',
      '-c:v',
      'png',
      '-framerate',
      String(frameRate),
      '-i',
      '-',
      '-itsoffset',
      String(frameSamples / sampleRate),
      '-i',
      sound,
      '-filter_complex',
      `[0:v]split=${renditions.length}${renditions.map((_, n) => `[s${n}]`).join('')};${scaled.join(';')}`,
      ...outputs,
    ],
    frames,
  );
  const meta = readMeta(film, folder);
  writeFileSync(`${folder}/master.m3u8`, masterPlaylist(meta));
  return meta;
}

/** Samples in one frame of AAC; the encoder puts one silent frame before the sound. */
const frameSamples = 1024;

/**
 * How long the sound may be so that a film's sound ends with its pictures:
 * what sticks out would push every later round of a loop back a little.
 */
const soundSeconds = (seconds: number) =>
  (Math.floor((seconds * sampleRate) / frameSamples - 1) * frameSamples) / sampleRate;

function readMeta(film: Film, folder: string): ClipMeta {
  const lengths = (name: string) =>
    [...readFileSync(`${folder}/${name}/index.m3u8`, 'utf8').matchAll(/#EXTINF:([\d.]+)/g)].map(
      (m) => Number(m[1]),
    );
  const segments = lengths(renditions[0].name);
  return {
    name: film.name,
    seconds: film.seconds,
    segments,
    frameRate,
    renditions: renditions.map(({ name, width, height, level }) => ({
      name,
      width,
      height,
      bandwidth: peakBandwidth(`${folder}/${name}`, segments),
      codecs: `avc1.4D40${Math.round(Number(level) * 10)
        .toString(16)
        .toUpperCase()},mp4a.40.2`,
    })),
    chapters: film.chapters,
    cues: film.cues,
  };
}

/** Bits a second of the largest segment, as HLS wants it. */
function peakBandwidth(folder: string, segments: readonly number[]): number {
  const rates = segments.map((seconds, n) => {
    const bytes = readFileSync(`${folder}/seg_${String(n).padStart(3, '0')}.m4s`).length;
    return (bytes * 8) / seconds;
  });
  return Math.ceil(Math.max(...rates));
}
