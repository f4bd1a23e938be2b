/** The entries before and after one in a list; undefined at its ends, and for an unknown one. */
export const getNeighbors = (
  ids: readonly string[],
  id: string,
): { previous: string | undefined; next: string | undefined } => {
  const at = ids.indexOf(id);
  return at === -1
    ? { previous: undefined, next: undefined }
    : { previous: ids[at - 1], next: ids[at + 1] };
};
