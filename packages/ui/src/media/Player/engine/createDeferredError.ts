import { bufferedFrom } from '../state/playbackStore';

/** Milliseconds after which what did not come is asked for again, while what is loaded plays. */
const RETRY_INTERVAL_MS = 5000;

/** Less than this many seconds of film is none: the picture stands still. */
const MIN_BUFFER_SECONDS = 0.3;

const isBufferEmpty = (video: HTMLVideoElement): boolean =>
  video.error !== null ||
  video.readyState < 3 ||
  bufferedFrom(video) - video.currentTime < MIN_BUFFER_SECONDS;

/**
 * Tells of a fault when the film has come to it, not when it was found: what is loaded lies up
 * to a minute ahead, and what is missing there may come in the meantime.
 */
export const createDeferredError = <TError>(
  video: HTMLVideoElement,
  onError: (error: TError) => void,
): {
  /** Notes a fault; `again` asks once more for what is missing, where that has a point. */
  report(error: TError, retry: (() => void) | null): void;
  /** What was missing has come. */
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
