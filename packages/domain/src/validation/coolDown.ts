/** Seconds between two emails of one kind. */
export const MAIL_COOL_DOWN_SECONDS = 60;

/**
 * Whole seconds until an email can be requested again; 0 if it can be now.
 *
 * @param sentAt Epoch milliseconds of the last email; null if there was none.
 * @param now Epoch milliseconds. If the clock was set back, the wait is at most the full time.
 */
export const getRemainingCoolDown = (sentAt: number | null, now: number): number => {
  if (sentAt === null || !Number.isFinite(sentAt)) return 0;
  const left = MAIL_COOL_DOWN_SECONDS - Math.max(0, now - sentAt) / 1000;
  return Math.max(0, Math.ceil(left));
};
