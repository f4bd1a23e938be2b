import { getShortcutKey, type ShortcutKey } from '../getPressedKey';
import type { Chord } from './parseShortcut';

/** The parts of a keyboard event that a chord is compared with. */
export interface ChordEvent extends ShortcutKey {
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** True where AltGr types a character, as Ctrl+Alt does on Windows. */
  getModifierState?: ((name: string) => boolean) | undefined;
}

const namedKeys: Readonly<Record<string, string>> = { ' ': 'space', '+': 'plus' };

/**
 * Whether an event is a chord. `mod` is Control or Command, whichever the computer has. On a keyboard
 * without Latin letters, the place of the key decides. Shift is ignored for characters such as `?`,
 * because each keyboard layout types them differently.
 */
export function matchesChord(chord: Chord, event: ChordEvent): boolean {
  const key = getShortcutKey(event);
  const wanted = chord.at(-1);
  if ((namedKeys[key] ?? key) !== wanted) return false;
  const has = (modifier: string) => chord.includes(modifier);
  // Alt types characters on some layouts, for example `{` on a German one.
  const isTyped = event.getModifierState?.('AltGraph') ?? false;
  if (isTyped && chord.length === 1) return true;
  const isLetter = /^([\p{L}\p{N}]|\w{2,})$/u.test(wanted ?? '');
  return (
    (event.ctrlKey || event.metaKey) === (has('mod') || has('ctrl')) &&
    event.altKey === has('alt') &&
    (!isLetter || (event.shiftKey ?? false) === has('shift'))
  );
}
