/** The messages of a `TopTen`. */
export const topTenMessages = {
  /** The text before the title in the link’s name. `rank` is formatted for the locale. */
  rank: (rank: string) => `Number ${rank}: `,
};
