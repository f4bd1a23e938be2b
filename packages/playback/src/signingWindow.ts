const HOUR_MS = 3_600_000;

/** How long a signed address is valid, counted from the full hour. */
export const VALID_SECONDS = 6 * 3600;

/** When the signatures of an hour begin and end, in epoch milliseconds. */
export interface SigningWindow {
  signedAt: number;
  endsAt: number;
}

/**
 * The window at `now`. It begins at the full hour, so all members get the same addresses of a class
 * within an hour, from every instance of the function: valid for five to six hours.
 */
export const getSigningWindow = (now: number): SigningWindow => {
  const signedAt = Math.floor(now / HOUR_MS) * HOUR_MS;
  return { signedAt, endsAt: signedAt + VALID_SECONDS * 1000 };
};
