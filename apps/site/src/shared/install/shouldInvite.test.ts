import { emptyLibrary, type WatchPosition } from '@gschool/domain';
import { expect, it } from 'vitest';

import { shouldInvite, type InvitationState } from './shouldInvite';

const begun: WatchPosition = {
  videoId: 'sunrise',
  position: 60,
  duration: 600,
  completed: false,
  hidden: false,
  at: '2026-11-20T08:00:00.000Z',
};
const finished: WatchPosition = { ...begun, videoId: 'hips', position: 590, completed: true };

const ready: InvitationState = {
  method: 'prompt',
  library: { ...emptyLibrary, positions: [begun, finished] },
  isAnswered: false,
  isWatching: false,
};

it.each<[string, Partial<InvitationState>, boolean]>([
  ['after a finished class', {}, true],
  ['where the member installs the app by steps', { method: 'steps' }, true],
  [
    'after a finished class that is hidden',
    { library: { positions: [{ ...finished, hidden: true }] } },
    true,
  ],
  ['before any class', { library: emptyLibrary }, false],
  ['before the first class is finished', { library: { positions: [begun] } }, false],
  ['while the library is unknown', { library: null }, false],
  ['while watching', { isWatching: true }, false],
  ['after an answer', { isAnswered: true }, false],
  ['where the app is installed, or cannot be', { method: null }, false],
])('%s', (_name, changes, expected) => {
  expect(shouldInvite({ ...ready, ...changes })).toBe(expected);
});
