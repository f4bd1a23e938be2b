const optional = new WeakSet<object>();

/** Whether an error is that of an import that nobody has asked for yet. */
export const isOptionalImportError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && optional.has(error);

/**
 * Loads code that may be needed soon. A failure has no effect: whatever needs the code imports it
 * again, and shows the error.
 */
export async function loadOptional(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch (error) {
    if (typeof error === 'object' && error !== null) optional.add(error);
  }
}
