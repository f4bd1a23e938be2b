import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getIgnoredErrorKind, type IgnoredErrorKind, type UncaughtError } from './ignoredErrors';

const ours =
  'TypeError: x is not a function\n    at Home (https://gschool.example/assets/home.js:1:7)';
const theirs = 'TypeError: x\n    at f (chrome-extension://abc/content.js:1:7)';

/** Each ignored error with a similar real error. */
const CASES: readonly [IgnoredErrorKind, UncaughtError, UncaughtError][] = [
  [
    'abortedLoad',
    { name: 'AbortError', message: 'The user aborted a request.' },
    { name: 'Error', message: 'The user aborted a request.' },
  ],
  [
    'abortedLoad',
    { name: 'AbortError', message: 'signal is aborted without reason' },
    { name: 'AbortError', message: 'The play() request was interrupted by a call to pause().' },
  ],
  [
    'abortedLoad',
    {
      name: 'TypeError',
      message: 'Failed to fetch dynamically imported module: https://gschool.example/a.js',
      isLeaving: true,
    },
    {
      name: 'TypeError',
      message: 'Failed to fetch dynamically imported module: https://gschool.example/a.js',
      isLeaving: false,
    },
  ],
  [
    'abortedLoad',
    { name: 'TypeError', message: 'Failed to fetch', isLeaving: true },
    { name: 'TypeError', message: 'Failed to fetch the plans, and here is why', isLeaving: true },
  ],
  [
    'openerPolicy',
    { message: 'Cross-Origin-Opener-Policy policy would block the window.closed call.' },
    { message: 'The payment page has no Cross-Origin-Opener-Policy header.' },
  ],
  [
    'openerPolicy',
    { message: 'Uncaught Cross-Origin-Opener-Policy policy would block the window.close call.' },
    { message: 'Cross-Origin-Opener-Policy policy would block the window.closed call. And more.' },
  ],
  [
    'extension',
    { name: 'TypeError', message: 'x', source: 'moz-extension://1/a.js' },
    { name: 'TypeError', message: 'x', source: 'https://gschool.example/moz-extension://1/a.js' },
  ],
  [
    'extension',
    { name: 'TypeError', message: 'x', stack: theirs },
    // An extension called our code, which threw the error.
    {
      name: 'TypeError',
      message: 'x',
      stack: `${ours}\n    at g (chrome-extension://abc/x.js:1:1)`,
    },
  ],
  [
    'extension',
    { name: 'Error', message: 'x', stack: 'f@safari-web-extension://abc/content.js:1:7' },
    { name: 'Error', message: 'x', stack: 'f@https://gschool.example/assets/home.js:1:7' },
  ],
  [
    'extension',
    { message: 'x', stack: theirs },
    {
      message: 'no moz-extension://a here',
      stack: 'Error: no moz-extension://a here\n    at f (https://gschool.example/a.js:1:7)',
    },
  ],
  [
    'extension',
    { message: 'Uncaught (in promise) Error: Extension context invalidated.' },
    { message: 'The extension context of this voucher was invalidated.' },
  ],
  [
    'extension',
    { message: 'Could not establish connection. Receiving end does not exist.' },
    { message: 'Could not establish connection.' },
  ],
];

describe('ignored errors', () => {
  it.each(CASES)('%s: %j is ignored, %j is not', (noise, hidden, real) => {
    expect(getIgnoredErrorKind(hidden)).toBe(noise);
    expect(getIgnoredErrorKind(real)).toBeNull();
  });

  const module = 'https://gschool.example/a.js';
  it.each([
    ['AbortError', 'The user aborted a request.'],
    ['AbortError', 'The user aborted a request'],
    ['AbortError', 'signal is aborted without reason'],
    ['AbortError', 'The operation was aborted.'],
    ['AbortError', 'The operation was aborted. '],
    ['AbortError', 'Fetch is aborted'],
    ['TypeError', 'Failed to fetch'],
    ['TypeError', `Failed to fetch dynamically imported module: ${module}`],
    ['TypeError', `error loading dynamically imported module: ${module}`],
    ['TypeError', 'error loading dynamically imported module'],
    ['TypeError', 'Importing a module script failed.'],
    ['TypeError', 'Importing a module script failed'],
    ['TypeError', 'Load failed'],
    ['TypeError', 'NetworkError when attempting to fetch resource.'],
  ])('recognizes the message of each browser: %s %s', (name, message) => {
    const raised = { name, message, isLeaving: true };
    expect(getIgnoredErrorKind(raised)).toBe('abortedLoad');
    expect(getIgnoredErrorKind({ ...raised, message: `${message} of the plans` })).toBeNull();
    expect(getIgnoredErrorKind({ ...raised, message: `No: ${message}` })).toBeNull();
    expect(getIgnoredErrorKind({ ...raised, name: 'Error' })).toBeNull();
  });

  it.each([
    'Extension context invalidated.',
    'Could not establish connection. Receiving end does not exist.',
    'The message port closed before a response was received.',
    'A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received',
    'Cross-Origin-Opener-Policy policy would block the window.closed call',
    'Cross-Origin-Opener-Policy policy would block the window.postMessage call.',
  ])('matches these messages only as a whole: %s', (message) => {
    expect(getIgnoredErrorKind({ message })).not.toBeNull();
    expect(
      getIgnoredErrorKind({ message: `Uncaught (in promise) Error: ${message}` }),
    ).not.toBeNull();
    expect(getIgnoredErrorKind({ message: `Uncaught TypeError: ${message}` })).not.toBeNull();
    expect(getIgnoredErrorKind({ message: `${message} of a voucher` })).toBeNull();
    expect(getIgnoredErrorKind({ message: `A voucher: ${message}` })).toBeNull();
    expect(getIgnoredErrorKind({ message: `Not Uncaught Error: ${message}` })).toBeNull();
  });

  it.each([
    ['f@moz-extension://1/a.js:1:1', 'extension'],
    ['@moz-extension://1/a.js:1:1', 'extension'],
    ['moz-extension://1/a.js:1:1', 'extension'],
    ['Error: x\n    at f (ms-browser-extension://1/a.js:1:1)', 'extension'],
    ['Error: x\n    at safari-extension://1/a.js:1:1', 'extension'],
    ['x\n    at chrome-extension://1/a.js:1:1', 'extension'],
    ['Error: x\n    at f (<anonymous>)\n    at chrome-extension://1/a.js:1:1', 'extension'],
    ['Error: x\n    at f (https://gschool.example/chrome-extension://1/a.js)', null],
    ['Error: x\n    at f (https://a.example/x.js)\n    at g (moz-extension://1/a.js)', null],
    ['', null],
  ])('finds the script that threw: %j → %s', (stack, noise) => {
    expect(getIgnoredErrorKind({ message: 'x', stack, source: '' })).toBe(noise);
  });

  it('ignores no other error, whatever its message', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('Error', 'TypeError'), (message, name) => {
        const raised = { message, name, source: 'https://gschool.example/a.js' };
        expect(getIgnoredErrorKind(raised)).toBeNull();
      }),
    );
  });
});
