import type { ClipMeta } from './clipMeta';

/** The HLS master playlist of a clip. Each rendition has a folder next to it. */
export function masterPlaylist(meta: ClipMeta): string {
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...meta.renditions.flatMap((r) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${r.bandwidth},RESOLUTION=${r.width}x${r.height},FRAME-RATE=${meta.frameRate.toFixed(3)},CODECS="${r.codecs}"`,
      `${r.name}/index.m3u8`,
    ]),
  ]);
}

/**
 * An HLS media playlist that repeats the segments of a clip for `seconds`. Each repetition starts
 * with a discontinuity, because its timestamps start over at zero.
 *
 * @param source URL of the rendition's folder, ending in `/`
 */
export function loopPlaylist(meta: ClipMeta, seconds: number, source: string): string {
  const rows: string[] = [];
  let remaining = seconds;
  for (let round = 0; remaining > 0.001; round += 1) {
    if (round > 0) rows.push('#EXT-X-DISCONTINUITY');
    rows.push(`#EXT-X-MAP:URI="${source}init.mp4"`);
    for (const [index, length] of meta.segments.entries()) {
      if (remaining <= 0.001) break;
      rows.push(
        `#EXTINF:${Math.min(length, remaining).toFixed(6)},`,
        `${source}${segmentName(index)}`,
      );
      remaining -= length;
    }
  }
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...meta.segments))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...rows,
    '#EXT-X-ENDLIST',
  ]);
}

const segmentName = (index: number) => `seg_${String(index).padStart(3, '0')}.m4s`;
const lines = (rows: readonly string[]) => `${rows.join('\n')}\n`;
