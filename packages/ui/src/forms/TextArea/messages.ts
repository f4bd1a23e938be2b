/** The words of a text area that counts. */
export const textAreaMessages = {
  /** Beside the field: how much stands in it. */
  count: (length: number, limit: number) => `${length} / ${limit}`,
  /** Its description, before anything is typed. */
  limit: (limit: number) => `Up to ${limit} characters`,
  /** Announced near the limit. */
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  /** Shown and announced past the limit. */
  tooMany: (count: number) =>
    count === 1 ? '1 character too many' : `${count} characters too many`,
};
