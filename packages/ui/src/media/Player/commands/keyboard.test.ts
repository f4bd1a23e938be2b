import { describe, expect, test } from 'vitest';

import { getCommand, isRepeatable, type Command, type KeyTarget } from './keyboard';

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

test.each(meanings)('%j on the video is a command', (key, command) => {
  expect(press(key)).toEqual(command);
});

test('Shift+N and Shift+P open the next and previous video; alone they do nothing', () => {
  const shiftCommands = { shiftKey: true };
  expect(press('N', 'surface', shiftCommands)).toEqual({ type: 'next' });
  expect(press('P', 'surface', shiftCommands)).toEqual({ type: 'previous' });
  expect(press('n')).toBeNull();
  expect(press('L', 'surface', shiftCommands)).toEqual({ type: 'seekBy', seconds: 10 });
});

test.each<[layout: string, key: string, code: string, modifiers: object, command: Command]>([
  ['Arabic', 'ن', 'KeyK', {}, { type: 'toggle' }],
  ['Arabic', 'ة', 'KeyM', {}, { type: 'mute' }],
  ['Arabic', 'ؤ', 'KeyC', {}, { type: 'captions' }],
  ['Arabic', 'آ', 'KeyN', { shiftKey: true }, { type: 'next' }],
  ['Arabic', '٧', 'Digit7', {}, { type: 'seekTo', fraction: 0.7 }],
  ['Arabic', '؟', 'Slash', { shiftKey: true }, { type: 'shortcuts' }],
  ['Cyrillic', 'л', 'KeyK', {}, { type: 'toggle' }],
  ['Cyrillic', 'Б', 'Comma', { shiftKey: true }, { type: 'rateBy', steps: -1 }],
  ['Greek', 'κ', 'KeyK', {}, { type: 'toggle' }],
])('%s %s is the key in that place', (_layout, key, code, modifiers, command) => {
  expect(press(key, 'surface', { code, ...modifiers })).toEqual(command);
});

test('a key that an input method composes with is no command', () => {
  expect(press('k', 'surface', { isComposing: true })).toBeNull();
});

test('only seeking, volume and speed go on while a key is held', () => {
  const repeated = meanings.filter(([, command]) => isRepeatable(command)).map(([key]) => key);
  expect(repeated).toEqual(['j', 'l', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '<', '>']);
});

describe('a focused control keeps its keys', () => {
  test.each<[KeyTarget, string]>([
    ['button', ' '],
    ['button', 'Enter'],
    ['volume', 'ArrowLeft'],
    ['volume', 'ArrowUp'],
    ['volume', 'Home'],
    ['menu', 'ArrowDown'],
    ['menu', ' '],
  ])('%s keeps %j', (target, key) => expect(press(key, target)).toBeNull());

  test('and passes the others on', () => {
    expect(press('k', 'button')).toEqual({ type: 'toggle' });
    expect(press('m', 'volume')).toEqual({ type: 'mute' });
    expect(press('ArrowRight', 'seek')).toEqual({ type: 'seekBy', seconds: 5 });
  });
});

test('shortcuts of the browser are ignored', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    expect(press('f', 'surface', { [modifier]: true })).toBeNull();
});

test('other keys do nothing', () => {
  for (const key of ['Tab', 'Escape', 'x', 'Shift', 'constructor']) expect(press(key)).toBeNull();
});
