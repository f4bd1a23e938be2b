/** The messages of a series card. */
export const seriesMessages = {
  isNew: 'New',
  following: 'On your watchlist',
};
