import type { keyMessages } from './messages';
import { parseShortcut, type Chord } from './parseShortcut';

/** What is printed on a key, and its name if that is a symbol. */
export interface KeyCap {
  text: string;
  name?: keyof typeof keyMessages | undefined;
}

const appleKeys: Readonly<Record<string, KeyCap>> = {
  mod: { text: '⌘', name: 'command' },
  ctrl: { text: '⌃', name: 'control' },
  alt: { text: '⌥', name: 'option' },
  shift: { text: '⇧', name: 'shift' },
};

const keys: Readonly<Record<string, KeyCap>> = {
  mod: { text: 'Ctrl' },
  escape: { text: 'Esc' },
  plus: { text: '+' },
  enter: { text: '↵', name: 'enter' },
  arrowup: { text: '↑', name: 'up' },
  arrowdown: { text: '↓', name: 'down' },
  arrowleft: { text: '←', name: 'left' },
  arrowright: { text: '→', name: 'right' },
};

const capitalize = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

const getCap = (key: string, isApple: boolean): KeyCap =>
  (isApple ? appleKeys[key] : undefined) ?? keys[key] ?? { text: capitalize(key) };

const getChordCaps = (chord: Chord, isApple: boolean) => chord.map((key) => getCap(key, isApple));

/**
 * The keys of a shortcut, as they are printed on the keyboard: ⌘ K on Apple computers, Ctrl K on
 * others.
 */
export const getKeyCaps = (shortcut: string, isApple: boolean): readonly KeyCap[] =>
  parseShortcut(shortcut).flatMap((chord) => getChordCaps(chord, isApple));
