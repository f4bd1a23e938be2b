import { bufferedFrom } from '../state/playbackStore';

/** Interval between retries while the buffer plays. */
const RETRY_INTERVAL_MS = 5000;

/** With less than this many seconds, the buffer counts as empty: playback has stopped. */
const MIN_BUFFER_SECONDS = 0.3;

const isBufferEmpty = (video: HTMLVideoElement): boolean =>
  video.error !== null ||
  video.readyState < 3 ||
  bufferedFrom(video) - video.currentTime < MIN_BUFFER_SECONDS;

/**
 * Reports an error only when the buffer is empty. Up to a minute of video is buffered, and missing
 * parts may load in the meantime.
 */
export const createDeferredError = <TError>(
  video: HTMLVideoElement,
  onError: (error: TError) => void,
): {
  /** Stores an error. `retry` loads the missing part again, or is `null` if that cannot help. */
  report(error: TError, retry: (() => void) | null): void;
  /** Removes the pending error, because the missing part has loaded. */
  clear(): void;
  close(): void;
} => {
  let pending: { error: TError } | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const clear = (): void => {
    pending = null;
    clearInterval(timer);
  };
  const check = (): void => {
    if (!pending || !isBufferEmpty(video)) return;
    const { error } = pending;
    clear();
    onError(error);
  };
  const events = ['timeupdate', 'waiting', 'seeking', 'error'];
  for (const name of events) video.addEventListener(name, check);
  return {
    report: (error, retry) => {
      clear();
      pending = { error };
      if (retry) timer = setInterval(retry, RETRY_INTERVAL_MS);
      check();
    },
    clear,
    close: () => {
      clear();
      for (const name of events) video.removeEventListener(name, check);
    },
  };
};
