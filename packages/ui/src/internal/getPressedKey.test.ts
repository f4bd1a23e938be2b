import { describe, expect, it, test, vi } from 'vitest';

import { getPressedKey, getShortcutKey, ignoreComposition } from './getPressedKey';

test('a key belongs to the input method while it composes a word', () => {
  expect(getPressedKey({ key: 'Escape' })).toBe('Escape');
  expect(getPressedKey({ key: 'Escape', isComposing: true })).toBe('');
  expect(getPressedKey({ key: 'Enter', nativeEvent: { isComposing: true } })).toBe('');
  // Safari, after the composition has ended.
  expect(getPressedKey({ key: 'Escape', isComposing: false, keyCode: 229 })).toBe('');
});

test('a layer ignores Escape only while an input method composes', () => {
  const press = (isComposing: boolean) => {
    const preventDefault = vi.fn();
    ignoreComposition({ key: 'Escape', isComposing, preventDefault });
    return preventDefault.mock.calls.length;
  };
  expect([press(false), press(true)]).toEqual([0, 1]);
});

describe('the key of a shortcut', () => {
  it.each<[keyboard: string, key: string, code: string, shiftKey: boolean, expected: string]>([
    ['Latin', 'K', 'KeyK', true, 'k'],
    ['Latin', 'ArrowLeft', 'ArrowLeft', false, 'arrowleft'],
    ['Arabic', 'ن', 'KeyK', false, 'k'],
    ['Arabic', '٧', 'Digit7', false, '7'],
    ['Arabic', '٧', 'Numpad7', false, '7'],
    ['Arabic', '؟', 'Slash', true, '?'],
    ['Cyrillic', 'Б', 'Comma', true, '<'],
    ['Greek', 'κ', 'KeyK', false, 'k'],
    ['Hebrew', 'ל', 'KeyK', false, 'k'],
    ['Thai', 'ช', 'Equal', false, '='],
    ['Thai', 'ข', 'Minus', false, '-'],
    // On a Latin keyboard with another layout, the letter decides.
    ['Dvorak', 't', 'KeyK', false, 't'],
    ['Dvorak', 'k', 'KeyV', false, 'k'],
    ['French', 'm', 'Semicolon', false, 'm'],
    ['French', 'é', 'Digit2', false, 'é'],
    ['Turkish', 'ı', 'KeyI', false, 'ı'],
    ['Arabic', 'ذ', 'Backquote', false, 'ذ'],
  ])('of a %s keyboard that types %s is that of its place', (_, key, code, shiftKey, expected) => {
    expect(getShortcutKey({ key, code, shiftKey })).toBe(expected);
  });

  it('is none while an input method composes', () => {
    expect(getShortcutKey({ key: 'k', code: 'KeyK', isComposing: true })).toBe('');
    expect(getShortcutKey({ key: 'Process', code: 'KeyK', keyCode: 229 })).toBe('');
  });
});
