let pending = 0;

/** Whether code is being loaded that nobody has asked for yet. */
export const hasPendingOptionalImports = (): boolean => pending > 0;

/**
 * Loads code that may be needed soon. A failure has no effect: whatever needs the code imports it
 * again, and shows the error.
 */
export async function loadOptional(load: () => Promise<unknown>): Promise<void> {
  pending += 1;
  try {
    await load();
  } catch {
    // See above.
  } finally {
    pending -= 1;
  }
}
