import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noiseOf, type Noise, type Raised } from './noise';

const ours =
  'TypeError: x is not a function\n    at Home (https://gschool.example/assets/home.js:1:7)';
const theirs = 'TypeError: x\n    at f (chrome-extension://abc/content.js:1:7)';

/** Each noise, and a real error that looks like it. */
const PAIRS: readonly [Noise, Raised, Raised][] = [
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
    // An extension wrapped what called us; the fault is ours.
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

describe('the noise that is ignored (section 8)', () => {
  it.each(PAIRS)('%s: %j is hidden, %j beside it is not', (noise, hidden, real) => {
    expect(noiseOf(hidden)).toBe(noise);
    expect(noiseOf(real)).toBeNull();
  });

  it('hides nothing else, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('Error', 'TypeError'), (message, name) => {
        const raised = { message, name, source: 'https://gschool.example/a.js' };
        expect(noiseOf(raised)).toBeNull();
      }),
    );
  });
});
