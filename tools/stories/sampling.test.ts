import { describe, expect, it } from 'vitest';
import { options } from '../../packages/themes/src/settings';
import { lookName, looks } from './appearances';
import { inTenth, looksFor } from './sampling';

const stories = Array.from({ length: 400 }, (_, index) => `components-part-${index}--state`);

describe('the matrix of looks', () => {
  it('has every theme in both schemes and both directions, with names of their own', () => {
    expect(new Set(looks.map(lookName)).size).toBe(options.color.length * 4);
  });

  it('draws about a tenth of stories × looks', () => {
    const drawn = stories.flatMap((id) => looks.filter((look) => inTenth(id, look, 'a1b2c3')));
    const share = drawn.length / (stories.length * looks.length);
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.12);
  });

  it('draws the same for a commit, and another tenth for the next', () => {
    const draw = (commit: string) => stories.map((id) => looksFor(id, commit).map(lookName));
    expect(draw('a1b2c3')).toEqual(draw('a1b2c3'));
    expect(draw('a1b2c3')).not.toEqual(draw('a1b2c4'));
  });

  it('reaches every look', () => {
    const reached = new Set(stories.flatMap((id) => looksFor(id, 'a1b2c3').map(lookName)));
    expect(reached.size).toBe(looks.length);
  });
});
