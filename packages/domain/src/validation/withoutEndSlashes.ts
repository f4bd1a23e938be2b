/**
 * Removes the slashes at the end of a path or URL. A pattern (`/\/+$/`) would need quadratic time
 * for many slashes that are not at the end.
 */
export const withoutEndSlashes = (text: string): string => {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
};
