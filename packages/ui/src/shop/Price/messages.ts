/** The messages of prices. */
export const priceMessages = {
  was: 'Was',
  now: 'now',
  from: 'From',
  free: 'Free',
  month: 'per month',
  year: 'per year',
  soldOut: 'Sold out',
  range: (low: string, high: string) => `${low} to ${high}`,
};
