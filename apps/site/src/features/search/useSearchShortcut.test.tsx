import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useSearchShortcut } from './useSearchShortcut';

let root: Root;
const onSearch = vi.fn();

function Example() {
  useSearchShortcut(onSearch);
  return null;
}

/** Presses a key. Returns whether the browser’s own shortcut was prevented. */
const press = (options: KeyboardEventInit, target: EventTarget = document.body): boolean => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onSearch.mockClear();
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Example />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it.each<[keyboard: string, key: string, code: string, count: number]>([
  ['Latin', 'k', 'KeyK', 1],
  ['Arabic', 'ن', 'KeyK', 1],
  ['Cyrillic', 'л', 'KeyK', 1],
  ['Dvorak, K', 'k', 'KeyV', 1],
  // Ctrl+T opens a tab.
  ['Dvorak, T', 't', 'KeyK', 0],
])('opens the search with Ctrl+K of a keyboard: %s', (_, key, code, count) => {
  press({ key, code, ctrlKey: true });
  expect(onSearch).toHaveBeenCalledTimes(count);
});

it('opens it once while the key is held, and keeps the shortcut from the browser', () => {
  const field = document.body.appendChild(document.createElement('input'));
  expect(press({ key: 'k', code: 'KeyK', ctrlKey: true })).toBe(true);
  // The dialog has opened, and its field has focus.
  expect(press({ key: 'k', code: 'KeyK', ctrlKey: true, repeat: true }, field)).toBe(true);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it('leaves a field its shortcut, and an input method its keys', () => {
  const field = document.body.appendChild(document.createElement('input'));
  expect(press({ key: 'k', code: 'KeyK', ctrlKey: true }, field)).toBe(false);
  expect(press({ key: 'k', code: 'KeyK', ctrlKey: true, isComposing: true })).toBe(false);
  expect(onSearch).not.toHaveBeenCalled();
});
