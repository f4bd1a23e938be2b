import { describe, expect, it, test } from 'vitest';

import { createShortcutMatcher } from './createShortcutMatcher';
import { getKeyCaps } from './keyCaps';
import { matchesChord, type ChordEvent } from './matchesChord';
import { parseShortcut } from './parseShortcut';

const press = (key: string, parts: Partial<ChordEvent> = {}): ChordEvent => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...parts,
});

test.each([
  ['Mod+K', [['mod', 'k']]],
  ['Shift+Mod+Z', [['mod', 'shift', 'z']]],
  ['G  O', [['g'], ['o']]],
  ['Mod+Plus', [['mod', 'plus']]],
  ['', []],
])('%s', (keys, chords) => expect(parseShortcut(keys)).toEqual(chords));

describe('the caps of a shortcut', () => {
  const show = (keys: string, isApple: boolean) =>
    getKeyCaps(keys, isApple).map(({ text }) => text);

  test.each([
    ['Mod+K', ['Ctrl', 'K'], ['⌘', 'K']],
    ['Alt+Shift+N', ['Alt', 'Shift', 'N'], ['⌥', '⇧', 'N']],
    ['Escape', ['Esc'], ['Esc']],
    ['ArrowUp', ['↑'], ['↑']],
    ['Mod+Plus', ['Ctrl', '+'], ['⌘', '+']],
    ['?', ['?'], ['?']],
  ])('%s', (keys, other, apple) => {
    expect(show(keys, false)).toEqual(other);
    expect(show(keys, true)).toEqual(apple);
  });

  it('have a name where they are symbols', () =>
    expect(getKeyCaps('Mod+K', true).map(({ name }) => name)).toEqual(['command', undefined]));
});

describe('matchesChord', () => {
  const matches = (keys: string, event: ChordEvent) => matchesChord(parseShortcut(keys)[0]!, event);

  test.each<[string, string, ChordEvent]>([
    ['Control', 'Mod+K', press('k', { ctrlKey: true })],
    ['Command', 'Mod+K', press('k', { metaKey: true })],
    ['caps lock', 'Mod+K', press('K', { ctrlKey: true })],
    ['an Arabic keyboard', 'Mod+K', press('ن', { code: 'KeyK', ctrlKey: true })],
    ['? with Shift', '?', press('?', { shiftKey: true })],
    ['? on an Arabic keyboard', '?', press('؟', { code: 'Slash', shiftKey: true })],
    ['AltGr', '[', press('[', { ctrlKey: true, altKey: true, getModifierState: () => true })],
    ['the space bar', 'Space', press(' ')],
    ['an arrow key', 'Alt+ArrowUp', press('ArrowUp', { altKey: true })],
  ])('%s: %s', (_name, keys, event) => expect(matches(keys, event)).toBe(true));

  test.each<[string, string, ChordEvent]>([
    ['no modifier', 'Mod+K', press('k')],
    ['another modifier', 'Mod+K', press('k', { ctrlKey: true, shiftKey: true })],
    ['a modifier too many', 'K', press('k', { altKey: true })],
    ['an input method', 'K', press('k', { isComposing: true })],
    ['Safari’s key after an input method', 'K', press('k', { keyCode: 229 })],
  ])('%s: not %s', (_name, keys, event) => expect(matches(keys, event)).toBe(false));
});

describe('a sequence', () => {
  const type = (shortcuts: readonly string[], keys: readonly string[], gap = 100) => {
    const match = createShortcutMatcher();
    return keys.map((key, index) => match(shortcuts, press(key), index * gap));
  };

  it('completes with its last key', () =>
    expect(type(['G O', 'G M'], ['g', 'm'])).toEqual([undefined, 'G M']));

  it('is meant where its last key is a shortcut, too', () =>
    expect(type(['O', 'G O'], ['g', 'o', 'o'])).toEqual([undefined, 'G O', 'O']));

  it('starts anew after another key', () =>
    expect(type(['G O'], ['g', 'x', 'o', 'g', 'g', 'o'])).toEqual([
      ...Array.from({ length: 5 }, () => undefined),
      'G O',
    ]));

  it('ignores modifiers between its keys', () =>
    expect(type(['G ?'], ['g', 'Shift', '?'])).toEqual([undefined, undefined, 'G ?']));

  it('must be pressed within 1200 ms', () => {
    expect(type(['G O'], ['g', 'o'], 1200)).toEqual([undefined, 'G O']);
    expect(type(['G O'], ['g', 'o'], 1201)).toEqual([undefined, undefined]);
  });
});
