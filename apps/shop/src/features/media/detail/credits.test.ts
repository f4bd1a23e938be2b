import { expect, it } from 'vitest';

import { mediaIn } from '../../../content/media/media';
import { people } from '../../../content/media/people';
import { creditsOf } from './credits';

it('finds whom somebody plays, what she made and what she teaches', () => {
  const { onScreen, behind, teaches } = creditsOf('ilse-marrow', mediaIn('en'));
  expect(onScreen.find(({ title }) => title.slug === 'desert-mile')?.role).toBe('Carrow');
  expect([behind, teaches]).toEqual([[], []]);
  const maker = creditsOf('ginevra-ostrand', mediaIn('en')).behind;
  expect(maker.length).toBeGreaterThan(3);
  expect(maker.every(({ making }) => making.includes('writer'))).toBe(true);
  expect(creditsOf('noor-castellane', mediaIn('en')).teaches.length).toBeGreaterThan(3);
});

it('knows everybody by something, and nobody by nothing', () => {
  for (const { slug } of people) {
    const { onScreen, behind, teaches } = creditsOf(slug, mediaIn('en'));
    expect(onScreen.length + behind.length + teaches.length, slug).toBeGreaterThan(0);
  }
  expect(creditsOf('unknown', mediaIn('en'))).toEqual({ onScreen: [], behind: [], teaches: [] });
});
