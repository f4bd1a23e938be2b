const HOUR_MS = 3_600_000;

/** How long a signed URL is valid, counted from the full hour. */
export const VALID_SECONDS = 6 * 3600;

/** When the signatures made within an hour become valid and expire, in epoch milliseconds. */
export interface SigningWindow {
  signedAt: number;
  endsAt: number;
}

/**
 * The window at `now`. It begins at the full hour. So within an hour, all members get the same URLs
 * for a class from every instance of the function. They are valid for another five to six hours.
 */
export const getSigningWindow = (now: number): SigningWindow => {
  const signedAt = Math.floor(now / HOUR_MS) * HOUR_MS;
  return { signedAt, endsAt: signedAt + VALID_SECONDS * 1000 };
};
