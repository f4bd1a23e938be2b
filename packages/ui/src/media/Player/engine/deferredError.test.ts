import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLateFault } from './deferredError';

/** A film of which 40 s are loaded. */
const film = () => {
  const video = Object.assign(new EventTarget(), {
    error: null as object | null,
    readyState: 4,
    currentTime: 10,
    buffered: { length: 1, start: () => 0, end: () => 40 },
  });
  const at = (seconds: number): void => {
    video.currentTime = seconds;
    video.dispatchEvent(new Event('timeupdate'));
  };
  return { video, at, element: video as unknown as HTMLVideoElement };
};
const onFault = vi.fn();
const again = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onFault.mockClear();
  again.mockClear();
});
afterEach(() => vi.useRealTimers());

test('a fault ahead is told once, when the film has come to it, and asked about meanwhile', () => {
  const { at, element } = film();
  const late = createLateFault(element, onFault);
  late.expect('network', again);
  at(30);
  vi.advanceTimersByTime(12_000);
  expect([onFault.mock.calls.length, again.mock.calls.length]).toEqual([0, 2]);
  at(39.9);
  at(40);
  vi.advanceTimersByTime(12_000);
  expect([onFault.mock.calls, again.mock.calls.length]).toEqual([[['network']], 2]);
});

test('what comes after all is never spoken of', () => {
  const { at, element } = film();
  const late = createLateFault(element, onFault);
  late.expect('network', again);
  late.settle();
  at(40);
  vi.advanceTimersByTime(12_000);
  expect([onFault.mock.calls.length, again.mock.calls.length]).toEqual([0, 0]);
});

test('a jump past what is loaded, or a film that stands still already, is told of at once', () => {
  const { video, at, element } = film();
  const late = createLateFault(element, onFault);
  late.expect('denied', null);
  at(300);
  expect(onFault).toHaveBeenLastCalledWith('denied');
  at(10);
  video.readyState = 2;
  late.expect('network', again);
  expect(onFault).toHaveBeenLastCalledWith('network');
  video.readyState = 4;
  video.error = {};
  late.expect('media', null);
  expect(onFault).toHaveBeenLastCalledWith('media');
});

test('a film that was closed has no faults', () => {
  const { at, element } = film();
  const late = createLateFault(element, onFault);
  late.expect('network', again);
  late.close();
  at(40);
  vi.advanceTimersByTime(12_000);
  expect([onFault.mock.calls.length, again.mock.calls.length]).toEqual([0, 0]);
});
