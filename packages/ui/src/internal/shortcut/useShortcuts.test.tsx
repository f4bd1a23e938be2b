import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useShortcuts } from './useShortcuts';

const onPress = vi.fn<() => void>();

function Page() {
  useShortcuts([{ keys: 'Mod+K', onPress, worksInFields: true }]);
  return <input aria-label="Note" />;
}

let root: Root;
let container: HTMLElement;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () => root.render(<Page />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Presses Ctrl+K in the field. Returns true if the browser would handle the keys as well. */
const press = (init: KeyboardEventInit = {}): boolean =>
  container.querySelector('input')!.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'k',
      code: 'KeyK',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
      ...init,
    }),
  );

it('runs a shortcut once while its keys are held, and never passes them to the browser', () => {
  expect([press(), press({ repeat: true }), press({ repeat: true })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('leaves the keys of an input method alone', () => {
  expect(press({ isComposing: true })).toBe(true);
  expect(onPress).not.toHaveBeenCalled();
});
