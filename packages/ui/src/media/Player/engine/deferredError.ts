import { bufferedFrom } from '../state/playbackStore';

/** Milliseconds after which what did not come is asked for again, while what is loaded plays. */
const retryEveryMs = 5000;

/** Less than this many seconds of film is none: the picture stands still. */
const emptyBufferSeconds = 0.3;

const isBufferEmpty = (video: HTMLVideoElement): boolean =>
  video.error !== null ||
  video.readyState < 3 ||
  bufferedFrom(video) - video.currentTime < emptyBufferSeconds;

/**
 * Tells of a fault when the film has come to it, not when it was found: what is loaded lies up
 * to a minute ahead, and what is missing there may come in the meantime.
 */
export const createDeferredError = <Fault>(
  video: HTMLVideoElement,
  onFault: (fault: Fault) => void,
): {
  /** Notes a fault; `again` asks once more for what is missing, where that has a point. */
  expect(fault: Fault, retry: (() => void) | null): void;
  /** What was missing has come. */
  clear(): void;
  close(): void;
} => {
  let pending: { fault: Fault } | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const clear = (): void => {
    pending = null;
    clearInterval(timer);
  };
  const check = (): void => {
    if (!pending || !isBufferEmpty(video)) return;
    const { fault } = pending;
    clear();
    onFault(fault);
  };
  const events = ['timeupdate', 'waiting', 'seeking', 'error'];
  for (const name of events) video.addEventListener(name, check);
  return {
    expect: (fault, retry) => {
      clear();
      pending = { fault };
      if (retry) timer = setInterval(retry, retryEveryMs);
      check();
    },
    clear,
    close: () => {
      clear();
      for (const name of events) video.removeEventListener(name, check);
    },
  };
};
