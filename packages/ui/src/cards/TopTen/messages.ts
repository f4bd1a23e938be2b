/** The words of a ranked row. */
export const topTenMessages = {
  /** Before the title in the link's name; `rank` is written in the reader's figures. */
  rank: (rank: string) => `Number ${rank}: `,
};
