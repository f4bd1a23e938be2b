import { describe, expect, it } from 'vitest';

import { planChecks } from './planChecks';

const pages = Array.from({ length: 40 }, (_, index) => ({
  id: `pages-site-home--state-${index}`,
  title: 'Pages/Site/Home',
}));
const page = pages[0]!;
const components = Array.from({ length: 400 }, (_, index) => ({
  id: `components-part-${index}--state`,
  title: 'Components/Part',
}));

describe('what is checked on a story', () => {
  it('is everything in two suites together, for every story', () => {
    expect(planChecks(components[0]!, 'commit', 'a1b2c3')).toMatchObject({ runsAxe: true });
    // The commit must not influence which pages are checked.
    for (const each of pages)
      expect(planChecks(each, 'merge', 'a1b2c3')).toMatchObject({ runsAxe: true });
  });

  it('is everything when a person or `--changed` asks for the story', () => {
    for (const suite of [undefined, 'full'])
      for (const story of [page, components[0]!])
        expect(planChecks(story, suite, 'a1b2c3')).toMatchObject({
          runsAxe: true,
          contrast: [{ scheme: 'dark' }],
          narrow: [{ scheme: 'light' }, { scheme: 'dark' }],
        });
  });

  it('is the contrast in every appearance for a tenth of the components before a merge', () => {
    const plans = components.flatMap((story) => planChecks(story, 'merge', 'a1b2c3') ?? []);
    expect(plans.length).toBeGreaterThan(20);
    expect(plans.length).toBeLessThan(60);
    expect(plans.every(({ contrast }) => contrast.length >= 20)).toBe(true);
  });

  it('is measured from pixels on every page, and in every theme and scheme in the tenth', () => {
    expect(planChecks(page, 'merge', 'a1b2c3')?.pixels).toHaveLength(2);
    const plans = components.flatMap((story) => planChecks(story, 'merge', 'a1b2c3') ?? []);
    const names = plans[0]?.pixels.map(({ theme, scheme }) => `${theme} ${scheme}`);
    expect(new Set(names).size).toBe(10);
    expect(planChecks(components[0]!, 'commit', 'a1b2c3')?.pixels).toEqual([]);
  });

  it('is little for a page before a commit, but it is shown', () => {
    expect(planChecks(page, 'commit', 'a1b2c3')).toEqual({
      runsAxe: false,
      contrast: [],
      pixels: [],
      narrow: [],
    });
  });
});
