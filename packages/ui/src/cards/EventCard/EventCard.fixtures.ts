/** 8 PM in Berlin on March 6, 2026, in milliseconds since 1970. */
export const startsAt = Date.UTC(2026, 2, 6, 19, 0);

/** A stopped clock, a given number of milliseconds before the start. */
export const clockBefore = (milliseconds: number) => () => startsAt - milliseconds;

/** Units in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
