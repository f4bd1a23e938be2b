/** The messages of a text area with a character limit. */
export const textAreaMessages = {
  /** The visible count. */
  count: (length: number, limit: number) => `${length} / ${limit}`,
  /** Its description, before anything is typed. */
  limit: (limit: number) => `Up to ${limit} characters`,
  /** Announced near the limit. */
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  /** Shown and announced past the limit. */
  tooMany: (count: number) =>
    count === 1 ? '1 character too many' : `${count} characters too many`,
};
