import { getPressedKey } from '../getPressedKey';
import { matchesChord, type ChordEvent } from './matchesChord';
import { parseShortcut } from './parseShortcut';

/** Time in ms in which the next key of a sequence must follow. */
const SEQUENCE_MS = 1200;

const modifierKeys = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Fn'];

/**
 * Finds the shortcut that a key completes. `G O` needs two keys in a row; another key between them
 * ends it.
 */
export function createShortcutMatcher() {
  let begun = new Map<string, number>();
  let lastTime = 0;
  return (shortcuts: readonly string[], event: ChordEvent, now: number): string | undefined => {
    const key = getPressedKey(event);
    if (key === '' || modifierKeys.includes(key)) return undefined;
    if (now - lastTime > SEQUENCE_MS) begun = new Map();
    lastTime = now;
    const next = new Map<string, number>();
    let completed: string | undefined;
    let completedLength = 0;
    for (const keys of shortcuts) {
      const chords = parseShortcut(keys);
      const at = [begun.get(keys) ?? 0, 0].find((index) => {
        const chord = chords[index];
        return chord !== undefined && matchesChord(chord, event);
      });
      if (at === undefined) continue;
      next.set(keys, at + 1);
      // `G O` is meant where `O` is a shortcut, too.
      if (at + 1 === chords.length && chords.length > completedLength) {
        completed = keys;
        completedLength = chords.length;
      }
    }
    begun = completed === undefined ? next : new Map();
    return completed;
  };
}
