// The limits of the library's lists. The access rules refuse longer ones.

/** The maximum number of stored positions. */
export const MAX_POSITIONS = 200;

/** The maximum number of entries in a list. When there are more, the oldest are removed. */
export const MAX_LIST_ENTRIES = 500;

/** The maximum number of stored marks. */
export const MAX_MARKS = 200;

/** The maximum number of stored days: more than a year, and less than 10 KB. */
export const MAX_DAYS = 400;

/** The maximum number of stored visits. Visits are stored so that none is counted twice. */
export const MAX_VISITS = 20;

/** The maximum number of playlists of a member. */
export const MAX_PLAYLISTS = 100;

/** The maximum number of classes in a playlist. */
export const MAX_PLAYLIST_VIDEOS = 500;
