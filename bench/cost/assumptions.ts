/**
 * What the simulated members do in a month of 30 days. These are assumptions, not measurements;
 * replace them with numbers from your school. Times are in minutes.
 */
export const DAYS = 30;

/** The average number of days in the month on which a member visits the school. */
export const activity = [
  { name: 'pays, but does not come', weight: 35, days: 0 },
  { name: 'now and then', weight: 30, days: 2 },
  { name: 'twice a week', weight: 25, days: 8 },
  { name: 'most days', weight: 10, days: 20 },
] as const;

/** How many devices a member uses. Three out of four visiting days are on the first device. */
export const devices = [
  { weight: 55, count: 1 },
  { weight: 33, count: 2 },
  { weight: 12, count: 3 },
] as const;
export const MAIN_DEVICE = 0.75;

/**
 * The probability that a device was used before this month and is signed in; the probability that
 * it uses Safari, which forgets after a week.
 */
export const KNOWN_DEVICE = 0.8;
export const SAFARI = 0.35;
export const SAFARI_MEMORY = 7 * 24 * 60;

/**
 * The number of additional visits on the same day, and the time before each: reloads, and the
 * evening class.
 */
export const MORE_VISITS = 0.6;
export const pauseBetweenVisits = { median: 45, sigma: 1.3 };

/** The probability that a visit leads to a class, and the number of classes that follow it. */
export const WATCHES = 0.7;
export const MORE_CLASSES = 0.35;

/** The lengths of the classes that members watch. */
export const classLengths = [
  { weight: 20, minutes: 10 },
  { weight: 30, minutes: 20 },
  { weight: 30, minutes: 30 },
  { weight: 15, minutes: 45 },
  { weight: 5, minutes: 60 },
] as const;
/**
 * The probability that a class is watched to the end (otherwise, the member stops anywhere), and
 * the number of pauses.
 */
export const FINISHES = 0.6;
export const PAUSES_PER_CLASS = 1.2;

/**
 * The number of favorites, saved classes and playlists that are changed per visit, and the
 * probability of opening the events page.
 */
export const EDITS_PER_VISIT = 0.25;
export const OPENS_EVENTS = 0.1;

/** The size of the school. */
export const CLASSES = 1000;
export const UPCOMING_EVENTS = 12;

/**
 * The number of entries on the first page of a member’s history, which has at most 50, and the
 * number of playlists.
 */
export const HISTORY_ENTRIES = 30;
export const PLAYLISTS = 2;
/**
 * The days between two releases. Each release changes every file, which is more than in reality.
 */
export const DAYS_BETWEEN_RELEASES = 7;

/** How long a Firebase Authentication token is valid before it is renewed. */
export const TOKEN_MINUTES = 60;

/**
 * The uncompressed sizes of Firestore REST API responses in bytes, measured with the demo's
 * content. An index entry is the data of one class.
 */
export const responseBytes = {
  profile: 1400,
  manifest: 300,
  indexEntry: 620,
  library: 4200,
  class: 2500,
  playback: 600,
  event: 930,
  /** A history entry and a playlist. Their sizes are estimated from their fields. */
  historyEntry: 500,
  playlist: 900,
  write: 110,
} as const;

/** The size of a response for a site document that has not changed (304), including its headers. */
export const UNCHANGED_BYTES = 400;

/**
 * How many positions the simple design writes per minute: one per second, which is the most that a
 * single document allows.
 */
export const TICKS_PER_MINUTE = 60;
