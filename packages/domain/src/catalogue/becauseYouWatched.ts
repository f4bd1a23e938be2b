import type { WatchPosition } from '../library/types';
import type { Catalogue, ClassCard } from './types';

/** The number of days after which a finished class is no longer used for suggestions. */
export const RECENTLY_FINISHED_DAYS = 30;
const MIN_CLASSES = 3;
const DAY_MS = 86_400_000;

/** A watched class and similar classes. */
export interface WatchedRecommendation {
  watched: ClassCard;
  classes: readonly ClassCard[];
}

/** How similar two classes are; 0 if they share neither style, instructor nor focus. */
const scoreSimilarity = (one: ClassCard, other: ClassCard): number => {
  const focus = other.focus.filter((value) => one.focus.includes(value)).length;
  const style = other.styleId === one.styleId ? 4 : 0;
  const isSameInstructor = one.instructorId !== null && other.instructorId === one.instructorId;
  const similarity = style + (isSameInstructor ? 3 : 0) + 2 * Math.min(focus, 2);
  return similarity === 0 ? 0 : similarity + (other.level === one.level ? 1 : 0);
};

/**
 * The row "Because you watched X": the class that was finished last, within 30 days, and has at
 * least three similar classes. The similar classes that were never opened come first, then the most
 * similar ones, then the newest. Null if there is no such class. `now` is in epoch milliseconds.
 */
export const getBecauseYouWatched = (
  catalogue: Pick<Catalogue, 'classes'>,
  positions: readonly WatchPosition[],
  now: number,
  limit: number,
): WatchedRecommendation | null => {
  const byId = new Map(catalogue.classes.map((card) => [card.id, card]));
  const opened = new Set(positions.map(({ videoId }) => videoId));
  const recentlyFinished = positions
    .filter(
      ({ completed, at }) => completed && now - Date.parse(at) < RECENTLY_FINISHED_DAYS * DAY_MS,
    )
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  for (const { videoId } of recentlyFinished) {
    const watched = byId.get(videoId);
    if (!watched) continue;
    const classes = catalogue.classes
      .map((card) => ({ card, like: card === watched ? 0 : scoreSimilarity(watched, card) }))
      .filter(({ like }) => like > 0)
      .sort(
        (a, b) =>
          Number(opened.has(a.card.id)) - Number(opened.has(b.card.id)) ||
          b.like - a.like ||
          (a.card.releasedAt < b.card.releasedAt ? 1 : -1),
      )
      .slice(0, limit)
      .map(({ card }) => card);
    if (classes.length >= MIN_CLASSES) return { watched, classes };
  }
  return null;
};
