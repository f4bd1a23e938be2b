import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { UiProvider } from '../../providers/UiProvider/UiProvider';
import { Player } from './Player';
import type { PlayerProps, VideoSource } from './playerProps';

const SIX_HOURS = 6 * 3_600_000;
const MINUTE = 60_000;

let root: Root;
let container: HTMLElement;
const onFinished = vi.fn();
const onError = vi.fn();
const renewSource = vi.fn<() => Promise<VideoSource | null>>();

const videoOf = () => {
  const video = container.querySelector('video');
  if (!video) throw new Error('no video');
  return video;
};
const show = (src: string, videoId?: string, props: Partial<PlayerProps> = {}) =>
  act(async () =>
    root.render(
      <UiProvider>
        <Player
          src={src}
          videoId={videoId}
          title="Sunrise"
          poster="art:figure/warrior/7"
          onFinished={onFinished}
          onError={onError}
          renewSource={renewSource}
          {...props}
        />
      </UiProvider>,
    ),
  );
/** Plays to a second of a video of 100 seconds. */
const playTo = (seconds: number) =>
  act(async () => {
    const video = videoOf();
    Object.defineProperties(video, {
      duration: { value: 100, configurable: true },
      paused: { value: false, configurable: true },
      readyState: { value: 4, configurable: true },
    });
    video.currentTime = seconds;
    video.dispatchEvent(new Event('playing'));
    video.dispatchEvent(new Event('timeupdate'));
  });
const load = () => act(async () => void videoOf().dispatchEvent(new Event('loadedmetadata')));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The server rejects the address that is open. */
const reject = () =>
  act(async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 403 }));
    Object.defineProperty(videoOf(), 'error', { value: { code: 2 }, configurable: true });
    videoOf().dispatchEvent(new Event('error'));
  });
const getAlert = () => container.querySelector('[role=alert]');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onFinished.mockClear();
  onError.mockClear();
  renewSource.mockReset();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an address that expires', () => {
  const toFake = ['setTimeout', 'clearTimeout', 'Date', 'performance'] as const;
  /** Plays 95 of 100 seconds from an address that is renewed after six hours. */
  const play = async () => {
    vi.useFakeTimers({ toFake: [...toFake] });
    await show('/one.mp4?signature=1', 'one', { renewAt: Date.now() + SIX_HOURS });
    await load();
    await playTo(95);
  };
  const renewTo = (signature: number) =>
    renewSource.mockImplementation(async () => ({
      src: `/one.mp4?signature=${signature}`,
      renewAt: Date.now() + SIX_HOURS,
    }));

  it('is renewed in time, and the video continues at its second and speed', async () => {
    await play();
    videoOf().defaultPlaybackRate = 1.5;
    renewTo(2);
    await pass(SIX_HOURS - 1);
    expect(renewSource).not.toHaveBeenCalled();
    await pass(1);
    expect(videoOf().src).toContain('signature=2');
    videoOf().currentTime = 0;
    await load();
    expect(videoOf().currentTime).toBe(95);
    expect(videoOf().defaultPlaybackRate).toBe(1.5);
    // Still the same video, so it can’t be counted as finished twice.
    expect(onFinished).toHaveBeenCalledTimes(1);
    await playTo(96);
    expect(onFinished).toHaveBeenCalledTimes(1);
    renewTo(3);
    await pass(SIX_HOURS);
    expect(videoOf().src).toContain('signature=3');
  });

  it('is not renewed again because the page passes the renewed one', async () => {
    await play();
    renewTo(2);
    await pass(SIX_HOURS);
    await show('/one.mp4?signature=2', 'one', { renewAt: Date.now() + SIX_HOURS });
    videoOf().currentTime = 0;
    await load();
    expect(videoOf().currentTime).toBe(95);
    await pass(SIX_HOURS - 1);
    expect(renewSource).toHaveBeenCalledTimes(1);
  });

  it('is requested every minute while the service does not answer', async () => {
    await play();
    renewSource.mockRejectedValue(new Error('unavailable'));
    await pass(SIX_HOURS);
    await pass(MINUTE);
    await pass(MINUTE);
    expect(renewSource).toHaveBeenCalledTimes(3);
    renewTo(2);
    await pass(MINUTE);
    expect(videoOf().src).toContain('signature=2');
    expect(getAlert()).toBeNull();
  });

  it('is requested at most once a minute when the renewed one expires at once', async () => {
    await play();
    renewSource.mockImplementation(async () => ({ src: '/one.mp4?signature=2', renewAt: 1 }));
    await pass(SIX_HOURS);
    await pass(MINUTE - 1);
    expect(renewSource).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(renewSource).toHaveBeenCalledTimes(2);
  });

  it('is requested again when the page is shown again, after it was refused', async () => {
    await play();
    renewSource.mockResolvedValue(null);
    await pass(SIX_HOURS);
    await pass(SIX_HOURS);
    expect(renewSource).toHaveBeenCalledTimes(1);
    renewTo(2);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(videoOf().src).toContain('signature=2');
    renewTo(3);
    await pass(SIX_HOURS);
    expect(videoOf().src).toContain('signature=3');
  });

  it('is not applied to the video that is opened meanwhile', async () => {
    await play();
    let answer: (source: VideoSource) => void = () => {};
    renewSource.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await pass(SIX_HOURS);
    await show('/two.mp4?signature=1', 'two');
    await act(async () => answer({ src: '/one.mp4?signature=2' }));
    expect(videoOf().src).toContain('/two.mp4?signature=1');
    await pass(2 * SIX_HOURS);
    expect(renewSource).toHaveBeenCalledTimes(1);
  });
});

describe('an address that the server rejects', () => {
  it('is renewed, and the video continues at its second without a message', async () => {
    await show('/one.mp4?signature=1', 'one');
    await load();
    await playTo(60);
    renewSource.mockResolvedValue({ src: '/one.mp4?signature=2' });
    await reject();
    expect(getAlert()).toBeNull();
    expect(onError.mock.calls).toEqual([['denied']]);
    expect(videoOf().src).toContain('signature=2');
    videoOf().currentTime = 0;
    await load();
    expect(videoOf().currentTime).toBe(60);
  });

  it('is renewed at most once in 30 seconds: then the rejection has another reason', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1000);
    await show('/one.mp4?signature=1', 'one');
    renewSource.mockResolvedValue({ src: '/one.mp4?signature=2' });
    await reject();
    now.mockReturnValue(30_999);
    await reject();
    expect(renewSource).toHaveBeenCalledTimes(1);
    expect(getAlert()).not.toBeNull();
    await act(async () =>
      container.querySelector<HTMLButtonElement>('[role=alert] button')?.click(),
    );
    now.mockReturnValue(31_000);
    await reject();
    expect(renewSource).toHaveBeenCalledTimes(2);
    expect(getAlert()).toBeNull();
    now.mockRestore();
  });

  it.each([
    ['access has ended', () => Promise.resolve(null)],
    ['the service does not answer', () => Promise.reject(new Error('offline'))],
  ])('stays rejected if %s', async (_, answer) => {
    await show('/one.mp4?signature=1', 'one');
    renewSource.mockImplementation(answer);
    await reject();
    expect(getAlert()).not.toBeNull();
    expect(videoOf().src).toContain('signature=1');
  });
});

it('opens the latest address of the page when the video is opened before it is loaded', async () => {
  await show('/one.mp4?signature=1', 'one', { startAt: 60 });
  await show('/one.mp4?signature=2', 'one', { startAt: 60 });
  await load();
  expect(videoOf().currentTime).toBe(60);
});

it('another id is another video, which starts at its beginning', async () => {
  await show('/one.mp4?signature=1', 'one');
  await load();
  await playTo(95);
  videoOf().currentTime = 0;
  await show('/one.mp4?signature=1', 'two');
  await load();
  expect(videoOf().currentTime).toBe(0);
  await playTo(96);
  expect(onFinished).toHaveBeenCalledTimes(2);
});

it('another path of the same video does not interrupt it', async () => {
  await show('/one.mp4', 'one');
  await load();
  await playTo(95);
  await show('/moved/one.mp4', 'one');
  expect(videoOf().src).toContain('/one.mp4');
  expect(videoOf().src).not.toContain('moved');
  expect(onFinished).toHaveBeenCalledTimes(1);
});

it('without an id, another query is another video', async () => {
  await show('/play.mp4?id=1');
  await load();
  await playTo(95);
  await show('/play.mp4?id=2');
  await playTo(96);
  expect(onFinished).toHaveBeenCalledTimes(2);
});

it('a video is finished at 90% of its length', async () => {
  await show('/one.mp4', 'one');
  await load();
  await playTo(89);
  expect(onFinished).not.toHaveBeenCalled();
  await playTo(90);
  expect(onFinished).toHaveBeenCalledTimes(1);
});

it('the controls hide after three seconds without use while the video plays', async () => {
  await show('/one.mp4', 'one');
  await load();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await playTo(10);
  const controls = () => container.querySelector('[data-controls]')?.getAttribute('data-controls');
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(controls()).toBe('visible');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(controls()).toBe('hidden');
  vi.useRealTimers();
});
