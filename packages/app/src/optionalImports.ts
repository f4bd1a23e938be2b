const optional = new WeakSet<object>();

/** Whether an error was caused by an import that `loadOptional` started. */
export const isOptionalImportError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && optional.has(error);

/**
 * Loads code that may be needed soon. A failure has no effect: the code that needs it imports it
 * again and shows the error.
 */
export async function loadOptional(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch (error) {
    if (typeof error === 'object' && error !== null) optional.add(error);
  }
}
