/** The messages of ratings. */
export const ratingMessages = {
  value: (value: string, max: string) => `${value} of ${max}`,
  reviews: (count: number, written: string) => (count === 1 ? '1 review' : `${written} reviews`),
  none: 'No reviews yet',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  starLabels: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as readonly string[],
};
