/** The minimum number of seconds between two emails of the same kind. */
export const MAIL_COOL_DOWN_SECONDS = 60;

/**
 * Whole seconds until another email can be requested; 0 if it can be requested now.
 *
 * @param sentAt Epoch milliseconds of the last email; null if there was none.
 * @param now Epoch milliseconds. If the clock was set back, the wait is at most the full time.
 */
export const getRemainingCoolDown = (sentAt: number | null, now: number): number => {
  if (sentAt === null || !Number.isFinite(sentAt)) return 0;
  const left = MAIL_COOL_DOWN_SECONDS - Math.max(0, now - sentAt) / 1000;
  return Math.max(0, Math.ceil(left));
};
