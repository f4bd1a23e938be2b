import { describe, expect, it } from 'vitest';

import { clips } from './clips';
import { blendPoses, parsePose } from './pose';
import { sampleRate, wavFile } from './sound';

describe.each(clips)('the clip $name', ({ cues, chapters, notes, seconds }) => {
  it('has captions in order, without overlaps, inside the clip', () => {
    for (const [n, cue] of cues.entries()) {
      expect(cue.start).toBeGreaterThanOrEqual(cues[n - 1]?.end ?? 0);
      expect(cue.end).toBeGreaterThan(cue.start);
      expect(cue.end).toBeLessThanOrEqual(seconds);
    }
  });

  it('starts its first chapter at 0 and captions every sound', () => {
    expect(chapters[0]?.startSeconds).toBe(0);
    expect(notes.length).toBeGreaterThan(5);
    expect(cues.some(({ text }) => /\[.+\]/.test(text))).toBe(true);
  });

  it('never clips', () => {
    const samples = wavFile(notes, seconds);
    const values = new Int16Array(samples.buffer, samples.byteOffset + 44, seconds * sampleRate);
    const peak = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(peak).toBeGreaterThan(3_000);
    expect(peak).toBeLessThan(32_000);
  });
});

describe('pose', () => {
  it('parses the shortening after the point', () => {
    const { v, k } = parsePose('0 0 0 1 2 100.6 20 30 40 50 60 70 80 90 100 110 120');
    expect([v[5], k[5], k[6]]).toEqual([100, 0.6, 1]);
  });

  it('blends angles in the shorter direction', () => {
    const rows = ['350 0 0 0 0', '10 0 0 0 0'].map((row) => parsePose(row));
    const [a, b] = rows;
    expect(a && b && blendPoses(a, b, 0.5).v[0]).toBe(360);
  });
});
