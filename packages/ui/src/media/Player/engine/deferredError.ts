import { bufferedFrom } from '../state/playbackStore';

/** Milliseconds after which what did not come is asked for again, while what is loaded plays. */
const askAgainEvery = 5000;

/** Less than this many seconds of film is none: the picture stands still. */
const dry = 0.3;

const isDry = (video: HTMLVideoElement): boolean =>
  video.error !== null || video.readyState < 3 || bufferedFrom(video) - video.currentTime < dry;

/**
 * Tells of a fault when the film has come to it, not when it was found: what is loaded lies up
 * to a minute ahead, and what is missing there may come in the meantime.
 */
export const createLateFault = <Fault>(
  video: HTMLVideoElement,
  onFault: (fault: Fault) => void,
): {
  /** Notes a fault; `again` asks once more for what is missing, where that has a point. */
  expect(fault: Fault, again: (() => void) | null): void;
  /** What was missing has come. */
  settle(): void;
  close(): void;
} => {
  let coming: { fault: Fault } | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const settle = (): void => {
    coming = null;
    clearInterval(timer);
  };
  const look = (): void => {
    if (!coming || !isDry(video)) return;
    const { fault } = coming;
    settle();
    onFault(fault);
  };
  const events = ['timeupdate', 'waiting', 'seeking', 'error'];
  for (const name of events) video.addEventListener(name, look);
  return {
    expect: (fault, again) => {
      settle();
      coming = { fault };
      if (again) timer = setInterval(again, askAgainEvery);
      look();
    },
    settle,
    close: () => {
      settle();
      for (const name of events) video.removeEventListener(name, look);
    },
  };
};
