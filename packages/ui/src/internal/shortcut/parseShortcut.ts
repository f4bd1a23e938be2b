/**
 * The keys that are pressed together: `['mod', 'k']`. The last one is the key; the others are
 * modifiers, in the order in which they are shown.
 */
export type Chord = readonly string[];

/** `mod` is Command on Apple computers, and Control on others. */
const modifiers = ['mod', 'ctrl', 'alt', 'shift'];

/**
 * Splits a shortcut into the chords that are pressed one after the other. `Mod+K` is one chord, and
 * `G O` are two. The plus key is `Plus`, and the space bar is `Space`.
 */
export const parseShortcut = (keys: string): readonly Chord[] =>
  keys
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((chord) => {
      const parts = chord.split('+').map((part) => part.toLowerCase());
      const key = parts.pop() ?? '';
      return [...modifiers.filter((modifier) => parts.includes(modifier)), key];
    });
