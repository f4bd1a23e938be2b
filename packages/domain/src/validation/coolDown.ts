/** Seconds between two mails of one kind that a person may ask for. */
export const MAIL_COOL_DOWN_SECONDS = 60;

/**
 * Whole seconds until a mail may be asked for again; 0 when it may be now.
 *
 * @param sentAt Epoch milliseconds of the last mail; null when there was none.
 * @param now Epoch milliseconds. A clock that was set back never makes anybody wait longer than the whole.
 */
export const getRemainingCoolDown = (sentAt: number | null, now: number): number => {
  if (sentAt === null || !Number.isFinite(sentAt)) return 0;
  const left = MAIL_COOL_DOWN_SECONDS - Math.max(0, now - sentAt) / 1000;
  return Math.max(0, Math.ceil(left));
};
