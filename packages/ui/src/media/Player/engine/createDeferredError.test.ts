import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createDeferredError } from './createDeferredError';

/** A video with 40 seconds in its buffer. */
const createMockMedia = () => {
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
const onError = vi.fn();
const retry = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onError.mockClear();
  retry.mockClear();
});
afterEach(() => vi.useRealTimers());

test('an error ahead is reported once, when the buffer is empty, and retried until then', () => {
  const { at, element } = createMockMedia();
  const deferred = createDeferredError(element, onError);
  deferred.report('network', retry);
  at(30);
  vi.advanceTimersByTime(4999);
  expect(retry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(retry).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect([onError.mock.calls.length, retry.mock.calls.length]).toEqual([0, 2]);
  at(39.9);
  at(40);
  vi.advanceTimersByTime(12_000);
  expect([onError.mock.calls, retry.mock.calls.length]).toEqual([[['network']], 2]);
});

test('an error that a retry fixed is not reported', () => {
  const { at, element } = createMockMedia();
  const deferred = createDeferredError(element, onError);
  deferred.report('network', retry);
  deferred.clear();
  at(40);
  vi.advanceTimersByTime(12_000);
  expect([onError.mock.calls.length, retry.mock.calls.length]).toEqual([0, 0]);
});

test('an error is reported immediately after a seek past the buffer or when playback has stopped', () => {
  const { video, at, element } = createMockMedia();
  const deferred = createDeferredError(element, onError);
  deferred.report('denied', null);
  at(300);
  expect(onError).toHaveBeenLastCalledWith('denied');
  at(10);
  video.readyState = 2;
  deferred.report('network', retry);
  expect(onError).toHaveBeenLastCalledWith('network');
  video.readyState = 4;
  video.error = {};
  deferred.report('media', null);
  expect(onError).toHaveBeenLastCalledWith('media');
});

test('a closed video reports no errors', () => {
  const { at, element } = createMockMedia();
  const deferred = createDeferredError(element, onError);
  deferred.report('network', retry);
  deferred.close();
  at(40);
  vi.advanceTimersByTime(12_000);
  expect([onError.mock.calls.length, retry.mock.calls.length]).toEqual([0, 0]);
});
