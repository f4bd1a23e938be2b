import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { initialPlayback, type Phase, type PlaybackStore } from '../state/playbackStore';
import { useStall } from './useStall';

let root: Root;
let results: boolean[];
const giveUp = vi.fn();
const slowAfterSeconds = 8;

const createWaitingStore = (phase: Phase): PlaybackStore => ({
  get: () => ({ ...initialPlayback, phase }),
  subscribe: () => () => {},
  reset: () => {},
  attach: () => () => {},
});

function TestPlayer({ store }: { store: PlaybackStore }) {
  results.push(useStall(store, slowAfterSeconds, giveUp).isSlow);
  return null;
}
const show = (phase: Phase) =>
  act(async () => root.render(<TestPlayer store={createWaitingStore(phase)} />));
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  results = [];
  giveUp.mockClear();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('it is slow after the delay, and gives up after four times as long', async () => {
  await show('waiting');
  await wait(7.9);
  expect(results.at(-1)).toBe(false);
  await wait(0.2);
  expect(results.at(-1)).toBe(true);
  await wait(23);
  expect(giveUp).not.toHaveBeenCalled();
  await wait(1);
  expect(giveUp).toHaveBeenCalledOnce();
});

test('a video that resumes is no longer slow', async () => {
  await show('waiting');
  await wait(10);
  await show('playing');
  expect(results.at(-1)).toBe(false);
  await wait(60);
  expect(giveUp).not.toHaveBeenCalled();
});

test('it does not give up while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show('waiting');
  await wait(120);
  expect(giveUp).not.toHaveBeenCalled();
});
