/** The messages of a playlist card. */
export const playlistMessages = {
  private: 'Private',
  empty: 'Nothing here yet',
};
