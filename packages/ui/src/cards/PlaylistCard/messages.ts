/** The words of a playlist. */
export const playlistMessages = {
  private: 'Private',
  empty: 'Nothing here yet',
};
