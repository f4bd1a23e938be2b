import type { ClipMeta } from './clipMeta';

/** The master playlist of a film; the renditions lie beside it, in folders of their names. */
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
 * A media playlist that repeats a film's segments until `seconds` are full, so
 * that a short film plays for the length of a class. Each round starts with a
 * discontinuity, since its time stamps begin anew. The last segment may be cut
 * short in the list; players then stop at the class's end or a little after.
 *
 * @param source address of the rendition's folder, ending in `/`
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
