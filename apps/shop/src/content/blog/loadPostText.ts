import type { ComponentType } from 'react';

type LoadText = () => Promise<{ Body: ComponentType }>;

/** The text of each post, a chunk of its own. */
const texts: Readonly<Record<string, LoadText>> = {
  'a-gym-in-two-square-metres': () => import('./texts/a-gym-in-two-square-metres'),
  'a-little-gratuitous-exercise': () => import('./texts/a-little-gratuitous-exercise'),
  'a-mat-for-five-years': () => import('./texts/a-mat-for-five-years'),
  'every-move-counts': () => import('./texts/every-move-counts'),
  'five-breaths-one-minute': () => import('./texts/five-breaths-one-minute'),
  'five-themes-one-shop': () => import('./texts/five-themes-one-shop'),
  'how-to-watch-a-moving-body': () => import('./texts/how-to-watch-a-moving-body'),
  'measure-yourself-once': () => import('./texts/measure-yourself-once'),
  'one-minute-for-stiff-mornings': () => import('./texts/one-minute-for-stiff-mornings'),
  'sleep-is-equipment': () => import('./texts/sleep-is-equipment'),
  'strong-is-slow': () => import('./texts/strong-is-slow'),
  'ten-minutes-is-a-practice': () => import('./texts/ten-minutes-is-a-practice'),
  'the-care-label-translated': () => import('./texts/the-care-label-translated'),
  'the-poster-machine': () => import('./texts/the-poster-machine'),
};

/** Slugs that have a text. */
export const textSlugs: readonly string[] = Object.keys(texts);

const cache = new Map<string, ReturnType<LoadText>>();

/** Loads a post's text once; rejects for a slug without one. */
export function loadPostText(slug: string): ReturnType<LoadText> {
  const loaded = cache.get(slug);
  if (loaded) return loaded;
  const text = texts[slug];
  if (!text) return Promise.reject(new Error(`The post "${slug}" has no text`));
  const promise = text();
  // The mark by which React knows without waiting that a promise has been kept.
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // What could not be loaded may be asked for again.
    () => cache.delete(slug),
  );
  cache.set(slug, promise);
  return promise;
}
