/** The largest number of uids in the query `members.names`. */
export const MAX_NAMES = 100;

/** The longest text that a member is searched by, in characters. No email and no uid is longer. */
export const MAX_FOUND_TEXT = 320;

/** How far ahead a release can be scheduled, in days. A later time is a typing error. */
export const MAX_PLANNED_DAYS = 366;
