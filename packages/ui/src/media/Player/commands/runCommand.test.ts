import { expect, it } from 'vitest';

import { playerMessages } from '../messages';
import { runCommand, type CommandContext } from './runCommand';

it.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [2, 1, 2],
  [0.5, -1, 0.5],
  // Speeds that an extension of the browser has set.
  [1.1, 1, 1.25],
  [1.1, -1, 1],
  [3, 1, 2],
  [3, -1, 2],
  [0.1, -1, 0.5],
  [0.1, 1, 0.5],
] as const)('from speed %d, %d step leads to %d', (before, steps, after) => {
  const video = { playbackRate: before, defaultPlaybackRate: before } as HTMLVideoElement;
  const context = { video, messages: playerMessages, notice: () => {} };
  runCommand({ type: 'rateBy', steps }, context as unknown as CommandContext);
  expect(video.playbackRate).toBe(after);
});
