/** The longest note of a release, in characters. */
export const MAX_NOTE = 500;
