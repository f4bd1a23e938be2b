import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useWakeLock } from './useWakeLock';

let root: Root;
const release = vi.fn(async () => {});
const request = vi.fn(async () => ({ release }));

function TestPlayer({ isPlaying }: { isPlaying: boolean }) {
  useWakeLock(isPlaying);
  return null;
}
const show = (isPlaying: boolean) =>
  act(async () => root.render(<TestPlayer isPlaying={isPlaying} />));
const turn = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  Reflect.deleteProperty(navigator, 'wakeLock');
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('the lock is requested while the video plays and released on pause', async () => {
  await show(false);
  expect(request).not.toHaveBeenCalled();
  await show(true);
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  await show(false);
  expect(release).toHaveBeenCalledOnce();
});

test('a page that becomes visible requests the lock again; a hidden one does not', async () => {
  await show(true);
  await turn('hidden');
  expect(request).toHaveBeenCalledOnce();
  await turn('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

test('a rejected request and a browser without wake locks are ignored', async () => {
  request.mockRejectedValueOnce(new Error('low battery'));
  await show(true);
  await show(false);
  Reflect.deleteProperty(navigator, 'wakeLock');
  await show(true);
  expect(release).not.toHaveBeenCalled();
});
