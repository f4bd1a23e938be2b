import { describe, expect, it } from 'vitest';

import { options } from '../../packages/themes/src/settings';
import { getAppearanceName, appearances } from './appearances';
import { isPlayedWithMotion, isSampled } from './sampling';

const stories = Array.from({ length: 400 }, (_, index) => `components-part-${index}--state`);

describe('the appearances', () => {
  it('has every theme in both schemes and both directions, with different names', () => {
    expect(new Set(appearances.map(getAppearanceName)).size).toBe(options.color.length * 4);
  });

  it('samples about a tenth of the stories, and another tenth for the next commit', () => {
    const draw = (commit: string) => stories.filter((id) => isSampled(id, commit));
    expect(draw('a1b2c3').length / stories.length).toBeGreaterThan(0.06);
    expect(draw('a1b2c3').length / stories.length).toBeLessThan(0.15);
    expect(draw('a1b2c3')).toEqual(draw('a1b2c3'));
    expect(draw('a1b2c3')).not.toEqual(draw('a1b2c4'));
  });

  it('plays about a tenth of the stories with full motion, and another tenth for the next', () => {
    const draw = (commit: string) => stories.filter((id) => isPlayedWithMotion(id, commit));
    expect(draw('a1b2c3').length / stories.length).toBeGreaterThan(0.06);
    expect(draw('a1b2c3').length / stories.length).toBeLessThan(0.15);
    expect(draw('a1b2c3')).not.toEqual(draw('a1b2c4'));
  });
});
