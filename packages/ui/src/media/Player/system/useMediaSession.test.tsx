import '@gschool/poster-art/drawPoster';

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { initialPlayback, type PlaybackStore } from '../state/playbackStore';
import { useMediaSession, type MediaSessionInfo } from './useMediaSession';

let root: Root;
const run = vi.fn();
const handlers = new Map<string, MediaSessionActionHandler | null>();
const session = {
  metadata: null as { title: string; artist: string; artwork: unknown[] } | null,
  playbackState: 'none',
  setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => {
    if (action === 'stop') throw new TypeError('an action that this browser does not know');
    handlers.set(action, handler);
  },
  setPositionState: vi.fn(),
};
const card: MediaSessionInfo = {
  title: 'Three slow breaths',
  subtitle: 'Breath',
  poster: '/poster.jpg',
  hasPrevious: false,
  hasNext: true,
};
const playing = { ...initialPlayback, hasStarted: true, isPlaying: true, duration: 60, time: 12 };
const store: PlaybackStore = {
  get: () => playing,
  subscribe: () => () => {},
  reset: () => {},
  attach: () => () => {},
};

function TestPlayer(props: MediaSessionInfo) {
  useMediaSession(props, store, run);
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(data: object) {
        Object.assign(this, data);
      }
    },
  );
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
  handlers.clear();
  run.mockClear();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  Reflect.deleteProperty(navigator, 'mediaSession');
  vi.unstubAllGlobals();
});

test('the system shows the title and the position', async () => {
  await act(async () => root.render(<TestPlayer {...card} />));
  expect(session.metadata).toMatchObject({
    title: 'Three slow breaths',
    artist: 'Breath',
    artwork: [{ src: '/poster.jpg' }],
  });
  expect(session.playbackState).toBe('playing');
  expect(session.setPositionState).toHaveBeenLastCalledWith({
    duration: 60,
    playbackRate: 1,
    position: 12,
  });
  act(() => root.render(null));
  expect(session.metadata).toBeNull();
});

test('a drawn poster is converted to pixels after the start, and an outdated one is not', async () => {
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {};
      set src(address: string) {
        expect(address).toMatch(/^data:image\/svg\+xml,.*viewBox/);
        this.onload();
      }
    },
  );
  const pixels = vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:png');
  act(() => root.render(<TestPlayer {...card} poster="art:figure/any/1" />));
  expect(session.metadata).toMatchObject({ title: 'Three slow breaths', artwork: [] });
  act(() => root.render(<TestPlayer {...card} title="Ankles first" poster="art:figure/any/2" />));
  await new Promise((resolve) => setTimeout(resolve, 50));
  // The first frames of the video need the time.
  expect(pixels).not.toHaveBeenCalled();
  await vi.waitFor(
    () =>
      expect(session.metadata).toMatchObject({
        title: 'Ankles first',
        artwork: [{ src: 'data:png', sizes: '512x512', type: 'image/png' }],
      }),
    5000,
  );
  expect(pixels).toHaveBeenCalledTimes(1);
  expect(session.metadata?.title).toBe('Ankles first');
});

test('its buttons run commands; there are none for missing videos', async () => {
  await act(async () => root.render(<TestPlayer {...card} />));
  handlers.get('pause')?.({ action: 'pause' });
  handlers.get('seekto')?.({ action: 'seekto', seekTime: 30 });
  handlers.get('nexttrack')?.({ action: 'nexttrack' });
  expect(run.mock.calls.flat()).toEqual([
    { type: 'pause' },
    { type: 'goTo', seconds: 30 },
    { type: 'next' },
  ]);
  expect(handlers.get('previoustrack')).toBeNull();
});
