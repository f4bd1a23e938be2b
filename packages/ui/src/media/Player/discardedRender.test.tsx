import { act, startTransition, use, useEffect, useState, type RefObject } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { usePlayerCommands, type PlayerParts } from './commands/usePlayerCommands';
import { useProgressEvents } from './state/useProgressEvents';
import { useStream } from './engine/useStream';
import { useVolume } from './state/useVolume';

interface TestPlayerProps {
  /** Identifies a render in its reports. */
  name: string;
  startAt: number;
  /** The render waits for this, so React does not commit it. */
  data?: Promise<void> | undefined;
}

const reported = vi.fn();
const neverResolves = new Promise<void>(() => {});
let root: Root;
let video: HTMLVideoElement;
let videoRef: RefObject<HTMLVideoElement | null>;
const commands = { run: (() => {}) as ReturnType<typeof usePlayerCommands> };

function TestPlayer({ name, startAt, data }: TestPlayerProps) {
  const [frame] = useState({ current: document.createElement('div') });
  useStream(videoRef, { src: '/class.mp4' }, '/class.mp4', startAt, false);
  useProgressEvents(videoRef, '/class.mp4', {
    onProgress: () => reported('progress', name),
    onPause: () => reported('pause', name),
    onEnded: () => reported('ended', name),
  });
  useVolume(videoRef, undefined, () => reported('volume', name));
  const parts: Partial<PlayerParts> = { frame, video: videoRef, notice: () => {} };
  const run = usePlayerCommands({
    ...(parts as PlayerParts),
    toggleShortcuts: () => reported('shortcuts', name),
  });
  useEffect(() => {
    commands.run = run;
  }, [run]);
  if (data) use(data);
  return null;
}

const render = (props: TestPlayerProps) => act(async () => root.render(<TestPlayer {...props} />));
const renderAndDiscard = (props: TestPlayerProps) =>
  act(async () =>
    startTransition(() => root.render(<TestPlayer {...props} data={neverResolves} />)),
  );

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  reported.mockReset();
  video = document.createElement('video');
  videoRef = { current: video };
  Object.defineProperty(video, 'duration', { value: 600 });
  root = createRoot(document.createElement('div'));
  await render({ name: 'committed', startAt: 10 });
  await renderAndDiscard({ name: 'discarded', startAt: 50 });
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test.each([
  ['timeupdate', 'progress'],
  ['pause', 'pause'],
  ['ended', 'ended'],
  ['volumechange', 'volume'],
])('%s is reported to the props that are on the page', (event, what) => {
  video.dispatchEvent(new Event(event));
  expect(reported.mock.calls).toEqual([[what, 'committed']]);
});

test('a video starts where the props on the page say', async () => {
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(video.currentTime).toBe(10);
});

test('a command uses the props that are on the page', () => {
  commands.run({ type: 'shortcuts' });
  expect(reported.mock.calls).toEqual([['shortcuts', 'committed']]);
});

test('new props count once they are on the page', async () => {
  await render({ name: 'next', startAt: 20 });
  video.dispatchEvent(new Event('timeupdate'));
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(reported.mock.calls).toContainEqual(['progress', 'next']);
  expect(video.currentTime).toBe(20);
});
