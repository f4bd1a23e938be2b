import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { UiProvider } from '../../providers/UiProvider/UiProvider';
import { Player } from './Player';

let root: Root;
let container: HTMLElement;
const onFinished = vi.fn();

const videoOf = () => {
  const video = container.querySelector('video');
  if (!video) throw new Error('no video');
  return video;
};
const show = (src: string, videoId?: string, startAt = 0) =>
  act(async () =>
    root.render(
      <UiProvider>
        <Player
          src={src}
          videoId={videoId}
          startAt={startAt}
          title="Sunrise"
          poster="art:figure/warrior/7"
          onFinished={onFinished}
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

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onFinished.mockClear();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

test('the same video under a renewed address continues at its second', async () => {
  await show('/one.mp4?signature=1', 'one');
  await load();
  await playTo(95);
  expect(onFinished).toHaveBeenCalledTimes(1);
  await show('/one.mp4?signature=2', 'one');
  expect(videoOf().getAttribute('src') ?? videoOf().src).toContain('signature=2');
  videoOf().currentTime = 0;
  await load();
  expect(videoOf().currentTime).toBe(95);
  // Still the same video, so it can’t be counted as finished twice.
  await playTo(96);
  expect(onFinished).toHaveBeenCalledTimes(1);
});

test('an address that is renewed before the video is loaded keeps the saved position', async () => {
  await show('/one.mp4?signature=1', 'one', 60);
  await show('/one.mp4?signature=2', 'one', 60);
  await show('/one.mp4?signature=3', 'one', 60);
  await load();
  expect(videoOf().src).toContain('signature=3');
  expect(videoOf().currentTime).toBe(60);
});

test.each([
  ['another path', '/two.mp4?signature=1', 'one'],
  ['another id', '/one.mp4?signature=2', 'two'],
])('%s is another video, which starts at its beginning', async (_, src, id) => {
  await show('/one.mp4?signature=1', 'one');
  await load();
  await playTo(95);
  videoOf().currentTime = 0;
  await show(src, id);
  await load();
  expect(videoOf().currentTime).toBe(0);
  await playTo(96);
  expect(onFinished).toHaveBeenCalledTimes(2);
});

test('without an id, another query is another video', async () => {
  await show('/play.mp4?id=1');
  await load();
  await playTo(95);
  await show('/play.mp4?id=2');
  await playTo(96);
  expect(onFinished).toHaveBeenCalledTimes(2);
});

test('a video is finished at 90% of its length', async () => {
  await show('/one.mp4', 'one');
  await load();
  await playTo(89);
  expect(onFinished).not.toHaveBeenCalled();
  await playTo(90);
  expect(onFinished).toHaveBeenCalledTimes(1);
});

test('the controls hide after three seconds without use while the video plays', async () => {
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
