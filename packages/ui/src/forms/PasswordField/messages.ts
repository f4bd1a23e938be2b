/** The messages of a password field. */
export const passwordMessages = {
  /** Shown and announced while a letter would come out as a capital. */
  capsLock: 'Caps Lock is on',
};
