import type { ComponentType } from 'react';

type LoadText = () => Promise<{ Body: ComponentType }>;

/** Each post text is its own chunk. */
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

export const textSlugs: readonly string[] = Object.keys(texts);

const cache = new Map<string, ReturnType<LoadText>>();

/** Loads the text of a post once. Rejects if the slug has no text. */
export function loadPostText(slug: string): ReturnType<LoadText> {
  const loaded = cache.get(slug);
  if (loaded) return loaded;
  const text = texts[slug];
  if (!text) return Promise.reject(new Error(`The post "${slug}" has no text`));
  const promise = text();
  // `use` reads these fields of a resolved promise, so that it does not suspend.
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // A failed import can be retried.
    () => cache.delete(slug),
  );
  cache.set(slug, promise);
  return promise;
}
