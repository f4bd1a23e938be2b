import { describe, expect, it } from 'vitest';

import { options } from '../../packages/themes/src/settings';
import { getAppearanceName, appearances } from './appearances';
import { isPlayedWithMotion, isSampled, getSampledAppearances } from './sampling';

const stories = Array.from({ length: 400 }, (_, index) => `components-part-${index}--state`);

describe('the appearances', () => {
  it('has every theme in both schemes and both directions, with different names', () => {
    expect(new Set(appearances.map(getAppearanceName)).size).toBe(options.color.length * 4);
  });

  it('samples about a tenth of stories × appearances', () => {
    const sampled = stories.flatMap((id) =>
      appearances.filter((appearance) => isSampled(id, appearance, 'a1b2c3')),
    );
    const share = sampled.length / (stories.length * appearances.length);
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.12);
  });

  it('samples the same for a commit, and another tenth for the next', () => {
    const draw = (commit: string) =>
      stories.map((id) => getSampledAppearances(id, commit).map(getAppearanceName));
    expect(draw('a1b2c3')).toEqual(draw('a1b2c3'));
    expect(draw('a1b2c3')).not.toEqual(draw('a1b2c4'));
  });

  it('plays about a tenth of the stories with full motion, and another tenth for the next', () => {
    const draw = (commit: string) => stories.filter((id) => isPlayedWithMotion(id, commit));
    expect(draw('a1b2c3').length / stories.length).toBeGreaterThan(0.06);
    expect(draw('a1b2c3').length / stories.length).toBeLessThan(0.15);
    expect(draw('a1b2c3')).not.toEqual(draw('a1b2c4'));
  });

  it('reaches every appearance', () => {
    const reached = new Set(
      stories.flatMap((id) => getSampledAppearances(id, 'a1b2c3').map(getAppearanceName)),
    );
    expect(reached.size).toBe(appearances.length);
  });
});
