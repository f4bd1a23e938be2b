/** The messages of a password field. */
export const passwordMessages = {
  /** Shown and announced while Caps Lock is on. */
  capsLock: 'Caps Lock is on',
};
