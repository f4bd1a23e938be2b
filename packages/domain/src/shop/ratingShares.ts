import type { Review } from './types';

/** The number of reviews with a certain number of stars. */
export interface RatingShare {
  /** From 5 to 1. */
  stars: number;
  count: number;
  /** The share of all reviews in whole percent, rounded. */
  percent: number;
}

/** The distribution of the ratings, five stars first. */
export const getRatingShares = (
  reviews: readonly Pick<Review, 'rating'>[],
): readonly RatingShare[] =>
  [5, 4, 3, 2, 1].map((stars) => {
    const count = reviews.filter(({ rating }) => rating === stars).length;
    const percent = reviews.length === 0 ? 0 : Math.round((count * 100) / reviews.length);
    return { stars, count, percent };
  });
