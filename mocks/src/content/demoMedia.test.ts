import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { createDemoPack } from './createDemoPack';
import { clipMetas, demoMedia } from './demoMedia';
import { captionText, loopCaptions } from './loopCaptions';
import { loopPlaylist, masterPlaylist } from './loopPlaylist';

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));
const pack = createDemoPack(new Date('2026-11-21T00:00:00Z'));
const files = new Map(demoMedia(pack).map(({ path, text }) => [path, text]));
const meta = clipMetas[0];
if (!meta) throw new Error('There are no clips');
const lengthOf = (playlist: string) =>
  [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, match) => sum + Number(match[1]), 0);

describe('the clips', () => {
  it.each(clipMetas)('$name is small, complete and matches clips.json', (clip) => {
    const folder = `${publicFolder}/clips/${clip.name}`;
    const sizes = readdirSync(folder, { recursive: true }).map((name) => {
      const stat = statSync(`${folder}/${String(name)}`);
      return stat.isFile() ? stat.size : 0;
    });
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
    expect(readFileSync(`${folder}/master.m3u8`, 'utf8')).toBe(masterPlaylist(clip));
    expect(readFileSync(`${folder}/captions.en.vtt`, 'utf8')).toBe(captionText(clip.cues));
    expect(JSON.parse(readFileSync(`${folder}/chapters.json`, 'utf8'))).toEqual(clip.chapters);
    expect(clip.renditions.length).toBe(2);
    for (const { name } of clip.renditions) {
      const playlist = readFileSync(`${folder}/${name}/index.m3u8`, 'utf8');
      expect(lengthOf(playlist)).toBeCloseTo(clip.seconds, 0);
    }
  });

  it.each(clipMetas)('$name has captions in order, without overlaps, inside the clip', (clip) => {
    for (const [n, cue] of clip.cues.entries()) {
      expect(cue.start).toBeGreaterThanOrEqual(clip.cues[n - 1]?.end ?? 0);
      expect(cue.end).toBeGreaterThan(cue.start);
      expect(cue.end).toBeLessThanOrEqual(clip.seconds);
    }
    // Captions show a sound in brackets.
    expect(clip.cues.some(({ text }) => /\[.+\]/.test(text))).toBe(true);
    expect(clip.chapters[0]?.startSeconds).toBe(0);
  });

  it('include a brand clip under 400 KB', () => {
    expect(statSync(`${publicFolder}/clips/brand.mp4`).size).toBeLessThan(400_000);
  });
});

describe('demoMedia', () => {
  it('has a playlist of the right length for every class', () => {
    for (const { hls, captions, durationSeconds } of pack.videos) {
      const master = files.get(hls ?? '');
      const [rendition] = master?.match(/^\w+\/index\.m3u8$/m) ?? [];
      const playlist = files.get(posix.join(posix.dirname(hls ?? ''), rendition ?? '')) ?? '';
      expect(lengthOf(playlist)).toBeCloseTo(durationSeconds, 3);
      expect(files.get(captions[0]?.src ?? '')).toContain('WEBVTT');
    }
  });

  it('refers only to existing files', () => {
    const missing = [...files].flatMap(([path, text]) =>
      [...text.matchAll(/^(?:#EXT-X-MAP:URI="([^"]+)"|([^#\s].*\.m(?:4s|3u8)))$/gm)]
        .map((match) => posix.join(posix.dirname(path), match[1] ?? match[2] ?? ''))
        .filter((target) => !files.has(target) && !existsSync(`${publicFolder}/${target}`)),
    );
    expect(missing).toEqual([]);
  });
});

describe('loopPlaylist', () => {
  it('starts every repetition with a discontinuity and ends at the given length', () => {
    const text = loopPlaylist(meta, 150, '../clip/');
    expect(text.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(2);
    expect(text.match(/#EXT-X-MAP/g)).toHaveLength(3);
    expect(lengthOf(text)).toBeCloseTo(150, 3);
    expect(text.endsWith('#EXT-X-ENDLIST\n')).toBe(true);
  });

  it('cuts the last segment of a class that is shorter than the clip', () => {
    expect(lengthOf(loopPlaylist(meta, 7.5, ''))).toBeCloseTo(7.5, 3);
  });
});

describe('loopCaptions', () => {
  it('repeats the cues and cuts the last one', () => {
    const text = loopCaptions(
      { ...meta, seconds: 60, cues: [{ start: 50, end: 58, text: 'Rest.' }] },
      115,
    );
    expect(text).toBe(
      'WEBVTT\n\n00:00:50.000 --> 00:00:58.000\nRest.\n\n00:01:50.000 --> 00:01:55.000\nRest.\n',
    );
  });

  it('formats hours', () => {
    expect(captionText([{ start: 3725.25, end: 3726, text: 'x' }])).toContain('01:02:05.250');
  });
});
