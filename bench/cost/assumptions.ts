/**
 * What the simulated members do in a month of 30 days. These are assumptions, not measurements:
 * change them to those of your school. Times are in minutes.
 */
export const DAYS = 30;

/** How many days of the month a member visits the school, on average. */
export const activity = [
  { name: 'pays, but does not come', weight: 35, days: 0 },
  { name: 'now and then', weight: 30, days: 2 },
  { name: 'twice a week', weight: 25, days: 8 },
  { name: 'most days', weight: 10, days: 20 },
] as const;

/** How many devices a member uses. Three of four visiting days are on the first one. */
export const devices = [
  { weight: 55, count: 1 },
  { weight: 33, count: 2 },
  { weight: 12, count: 3 },
] as const;
export const MAIN_DEVICE = 0.75;

/** A device that was used before this month is signed in; one with Safari forgets after a week. */
export const KNOWN_DEVICE = 0.8;
export const SAFARI = 0.35;
export const SAFARI_MEMORY = 7 * 24 * 60;

/** More visits on the same day, and the pause before each: reloads, and the evening class. */
export const MORE_VISITS = 0.6;
export const pauseBetweenVisits = { median: 45, sigma: 1.3 };

/** How many visits lead to a class, and how many more classes follow one. */
export const WATCHES = 0.7;
export const MORE_CLASSES = 0.35;

/** The lengths of the classes that are watched. */
export const classLengths = [
  { weight: 20, minutes: 10 },
  { weight: 30, minutes: 20 },
  { weight: 30, minutes: 30 },
  { weight: 15, minutes: 45 },
  { weight: 5, minutes: 60 },
] as const;
/** How many classes are watched to the end; the others stop anywhere. */
export const FINISHES = 0.6;
export const PAUSES_PER_CLASS = 1.2;

/** Favorites, saved classes and playlists that a visit changes; visits of the events page. */
export const EDITS_PER_VISIT = 0.25;
export const OPENS_EVENTS = 0.1;

/** The school. */
export const CLASSES = 1000;
export const UPCOMING_EVENTS = 12;

/** The entries of a member’s first page of the history, which has at most 50, and the playlists. */
export const HISTORY_ENTRIES = 30;
export const PLAYLISTS = 2;
/** Each release changes every file, which is more than in reality. */
export const DAYS_BETWEEN_RELEASES = 7;

/** A token of Firebase Authentication is renewed after an hour. */
export const TOKEN_MINUTES = 60;

/**
 * Bytes of the responses of Firestore's REST API, not compressed: measured with the demo's
 * content. An entry of the index belongs to one class.
 */
export const responseBytes = {
  profile: 1400,
  manifest: 300,
  indexEntry: 620,
  library: 4200,
  class: 2500,
  playback: 600,
  event: 930,
  /** An entry of the history and a playlist: estimated from their fields. */
  historyEntry: 500,
  playlist: 900,
  write: 110,
} as const;

/** A document of the site that has not changed (304), with its headers. */
export const UNCHANGED_BYTES = 400;

/** What the simple design writes: one position a second, the most that one document allows. */
export const TICKS_PER_MINUTE = 60;
