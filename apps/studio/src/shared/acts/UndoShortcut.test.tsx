import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { UndoShortcut } from './UndoShortcut';

const runner = vi.hoisted(() => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  return { presses: [] as number[], load: () => load(), loaded };
});

vi.mock('@gschool/app', () => ({ usePreload: () => undefined }));
vi.mock('@gschool/data/admin', () => ({ useUndoableActs: () => [] }));
vi.mock('./UndoRunner', async () => {
  await runner.loaded;
  return {
    UndoRunner: ({ presses }: { presses: number }) => {
      runner.presses.push(presses);
      return null;
    },
  };
});

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<UndoShortcut />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const press = (init: KeyboardEventInit) =>
  act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', code: 'KeyZ', ...init }));
  });

it('keeps a press of Ctrl+Z until the code that undoes is loaded', async () => {
  await press({ ctrlKey: true });
  // A key that is held down is one press, and other keys are none.
  await press({ ctrlKey: true, repeat: true });
  await press({ ctrlKey: true, shiftKey: true });
  await press({});
  expect(runner.presses).toEqual([]);
  runner.load();
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(runner.presses.at(-1)).toBe(1);
  });
  await press({ metaKey: true });
  expect(runner.presses.at(-1)).toBe(2);
});
