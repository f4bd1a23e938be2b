/**
 * The start of the visit in epoch milliseconds. Fixed, so that “new” badges do not change during a
 * visit.
 */
export const visitStart = Date.now();
