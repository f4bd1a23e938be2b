import { describe, expect, test } from 'vitest';
import { getCommand, type Command, type KeyTarget } from './keyboard';

const press = (key: string, target: KeyTarget = 'surface', modifiers = {}) =>
  getCommand({ key, altKey: false, ctrlKey: false, metaKey: false, ...modifiers }, target);

const meanings: [string, Command][] = [
  [' ', { type: 'toggle' }],
  ['k', { type: 'toggle' }],
  ['K', { type: 'toggle' }],
  ['j', { type: 'seekBy', seconds: -10 }],
  ['l', { type: 'seekBy', seconds: 10 }],
  ['ArrowLeft', { type: 'seekBy', seconds: -5 }],
  ['ArrowRight', { type: 'seekBy', seconds: 5 }],
  ['ArrowUp', { type: 'volumeBy', by: 0.05 }],
  ['ArrowDown', { type: 'volumeBy', by: -0.05 }],
  ['Home', { type: 'seekTo', fraction: 0 }],
  ['End', { type: 'seekTo', fraction: 1 }],
  ['0', { type: 'seekTo', fraction: 0 }],
  ['7', { type: 'seekTo', fraction: 0.7 }],
  ['f', { type: 'fullscreen' }],
  ['m', { type: 'mute' }],
  ['c', { type: 'captions' }],
  ['<', { type: 'rateBy', steps: -1 }],
  ['>', { type: 'rateBy', steps: 1 }],
  ['i', { type: 'pip' }],
  ['?', { type: 'shortcuts' }],
];

test.each(meanings)('%j on the film is a command', (key, command) => {
  expect(press(key)).toEqual(command);
});

test('with Shift, N and P lead to the neighbours; alone they mean nothing', () => {
  const shiftCommands = { shiftKey: true };
  expect(press('N', 'surface', shiftCommands)).toEqual({ type: 'next' });
  expect(press('P', 'surface', shiftCommands)).toEqual({ type: 'previous' });
  expect(press('n')).toBeNull();
  expect(press('L', 'surface', shiftCommands)).toEqual({ type: 'seekBy', seconds: 10 });
});

describe('a control keeps the keys that it needs', () => {
  test.each<[KeyTarget, string]>([
    ['button', ' '],
    ['button', 'Enter'],
    ['volume', 'ArrowLeft'],
    ['volume', 'ArrowUp'],
    ['volume', 'Home'],
    ['menu', 'ArrowDown'],
    ['menu', ' '],
  ])('%s keeps %j', (target, key) => expect(press(key, target)).toBeNull());

  test('and lets the others through', () => {
    expect(press('k', 'button')).toEqual({ type: 'toggle' });
    expect(press('m', 'volume')).toEqual({ type: 'mute' });
    expect(press('ArrowRight', 'seek')).toEqual({ type: 'seekBy', seconds: 5 });
  });
});

test("the browser's own shortcuts are left alone", () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    expect(press('f', 'surface', { [modifier]: true })).toBeNull();
});

test('other keys mean nothing', () => {
  for (const key of ['Tab', 'Escape', 'x', 'Shift', 'constructor']) expect(press(key)).toBeNull();
});
