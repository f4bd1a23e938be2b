import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import type { ClipMeta } from '../../mocks/src/content/clipMeta';
import { masterPlaylist } from '../../mocks/src/content/loopPlaylist';
import { ffmpeg, h264 } from './ffmpeg';

export const frameRate = 25;

/** The input options of ffmpeg for PNG frames that are written to its standard input. */
export const pipedFrames = [
  '-f',
  'image2pipe',
  '-c:v',
  'png',
  '-framerate',
  String(frameRate),
  '-i',
  '-',
];
const segmentSeconds = 6;
const renditions = [
  { name: '360p', width: 640, height: 360, crf: 32, level: '3.0' },
  { name: '540p', width: 960, height: 540, crf: 34, level: '3.1' },
] as const;

/** A clip to encode. */
interface ClipSource extends Pick<ClipMeta, 'name' | 'seconds' | 'chapters' | 'cues'> {
  /** PNG files, 25 per second. */
  frames: AsyncIterable<Buffer>;
  sampleRate: number;
  /** A WAV file of the same length. */
  sound: (seconds: number) => Buffer;
  /** Added to the CRF of both renditions. */
  crfOffset?: number | undefined;
}

/**
 * Encodes a clip as HLS into `folder`: two renditions with sound, in segments of six seconds.
 * Returns the data for the generated playlists of the demo's classes.
 */
export async function encodeClip(clip: ClipSource, folder: string): Promise<ClipMeta> {
  for (const { name } of renditions) mkdirSync(`${folder}/${name}`, { recursive: true });
  const sound = `${folder}/sound.wav`;
  writeFileSync(sound, clip.sound(getSoundSeconds(clip)));
  const outputs = renditions.flatMap((r, n) => [
    '-map',
    `[v${n}]`,
    '-map',
    '1:a',
    ...h264(r.crf + (clip.crfOffset ?? 0), segmentSeconds * frameRate, r.level),
    '-c:a',
    'aac',
    '-profile:a',
    'aac_low',
    '-b:a',
    '12k',
    '-ac',
    '1',
    '-t',
    String(clip.seconds),
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
      ...pipedFrames,
      '-itsoffset',
      String(frameSamples / clip.sampleRate),
      '-i',
      sound,
      '-filter_complex',
      `[0:v]split=${renditions.length}${renditions.map((_, n) => `[s${n}]`).join('')};${scaled.join(';')}`,
      ...outputs,
    ],
    clip.frames,
  );
  const meta = readMeta(clip, folder);
  writeFileSync(`${folder}/master.m3u8`, masterPlaylist(meta));
  return meta;
}

/** Samples in one AAC frame. The encoder adds one silent frame before the sound. */
const frameSamples = 1024;

/**
 * The longest sound that ends with the pictures. A longer one would delay each repetition of a
 * loop.
 */
const getSoundSeconds = ({ seconds, sampleRate }: ClipSource) =>
  (Math.floor((seconds * sampleRate) / frameSamples - 1) * frameSamples) / sampleRate;

function readMeta(clip: ClipSource, folder: string): ClipMeta {
  const lengths = (name: string) =>
    [...readFileSync(`${folder}/${name}/index.m3u8`, 'utf8').matchAll(/#EXTINF:([\d.]+)/g)].map(
      (m) => Number(m[1]),
    );
  const segments = lengths(renditions[0].name);
  return {
    name: clip.name,
    seconds: clip.seconds,
    segments,
    frameRate,
    renditions: renditions.map(({ name, width, height, level }) => ({
      name,
      width,
      height,
      bandwidth: getPeakBandwidth(`${folder}/${name}`, segments),
      codecs: `avc1.4D40${Math.round(Number(level) * 10)
        .toString(16)
        .toUpperCase()},mp4a.40.2`,
    })),
    chapters: clip.chapters,
    cues: clip.cues,
  };
}

/** Bits per second of the largest segment, as HLS requires. */
function getPeakBandwidth(folder: string, segments: readonly number[]): number {
  const rates = segments.map((seconds, n) => {
    const bytes = readFileSync(`${folder}/seg_${String(n).padStart(3, '0')}.m4s`).length;
    return (bytes * 8) / seconds;
  });
  return Math.ceil(Math.max(...rates));
}
