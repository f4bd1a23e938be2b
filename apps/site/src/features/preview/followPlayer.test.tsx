import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { followPlayer } from './followPlayer';

let page: Document;
const send = vi.fn();
const at = (id: string, seconds: number, duration: number): HTMLVideoElement => {
  const video = page.getElementById(id) as HTMLVideoElement;
  Object.defineProperties(video, {
    currentTime: { value: seconds, configurable: true },
    duration: { value: duration, configurable: true },
  });
  return video;
};

beforeEach(() => {
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `
    <section><video id="player"></video><div data-player-part="surface"></div></section>
    <a href="/x"><video id="card"></video></a>`;
  followPlayer(page, send);
});
afterEach(() => send.mockClear());

it('reports the position of the player once a second', () => {
  const video = at('player', 0, Number.NaN);
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(send).toHaveBeenLastCalledWith({ type: 'player', seconds: 0, duration: null });
  for (const seconds of [125.1, 125.4, 125.9])
    at('player', seconds, 1499.8).dispatchEvent(new Event('timeupdate'));
  expect(send).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenLastCalledWith({ type: 'player', seconds: 125, duration: 1500 });
  at('player', 3, Infinity).dispatchEvent(new Event('seeked'));
  expect(send).toHaveBeenLastCalledWith({ type: 'player', seconds: 3, duration: null });
});

it('reports it again when a video is loaded, because the studio has forgotten the one before', () => {
  const video = at('player', 0, 600);
  video.dispatchEvent(new Event('timeupdate'));
  video.dispatchEvent(new Event('timeupdate'));
  expect(send).toHaveBeenCalledTimes(1);
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(send).toHaveBeenCalledTimes(2);
});

it('does not follow the video of a card', () => {
  at('card', 5, 10).dispatchEvent(new Event('timeupdate'));
  expect(send).not.toHaveBeenCalled();
});
