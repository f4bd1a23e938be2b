/** The words of a playlist. */
export const playlistWords = {
  private: 'Private',
  empty: 'Nothing here yet',
};
