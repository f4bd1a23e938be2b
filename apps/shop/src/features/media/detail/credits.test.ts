import { expect, it } from 'vitest';

import { getMedia } from '../../../content/media/media';
import { people } from '../../../content/media/people';
import { getCredits } from './credits';

it('finds roles, jobs behind the camera and classes', () => {
  const { onScreen, behindCamera: behind, teaches } = getCredits('ilse-marrow', getMedia('en'));
  expect(onScreen.find(({ title }) => title.slug === 'desert-mile')?.role).toBe('Carrow');
  expect([behind, teaches]).toEqual([[], []]);
  const maker = getCredits('ginevra-ostrand', getMedia('en')).behindCamera;
  expect(maker.length).toBeGreaterThan(3);
  expect(maker.every(({ jobs: making }) => making.includes('writer'))).toBe(true);
  expect(getCredits('noor-castellane', getMedia('en')).teaches.length).toBeGreaterThan(3);
});

it('finds credits for each person and none for an unknown slug', () => {
  for (const { slug } of people) {
    const { onScreen, behindCamera: behind, teaches } = getCredits(slug, getMedia('en'));
    expect(onScreen.length + behind.length + teaches.length, slug).toBeGreaterThan(0);
  }
  expect(getCredits('unknown', getMedia('en'))).toEqual({
    onScreen: [],
    behindCamera: [],
    teaches: [],
  });
});
