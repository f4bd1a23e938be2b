import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getAddressOrigin, isSitePath, parseFrameMessage, parseHostMessage } from './protocol';

const view = {
  type: 'view',
  path: '/videos/watch/a',
  visit: 1,
  theme: 'gschool',
  scheme: 'light',
  language: 'en',
  textSize: 'medium',
  isNavigable: false,
  now: null,
};
const removed = { classes: [], styles: [], instructors: [], series: [] };
const full = {
  type: 'documents',
  kind: 'full',
  revision: 1,
  documents: [{ path: 'catalogue/manifest', data: { version: '1', shards: 0 } }],
};
const patch = { ...full, kind: 'patch', index: { data: '{}', removed } };

describe('messages to the frame', () => {
  it.each([view, { ...view, now: '2026-01-01T00:00:00.000Z' }, full, patch])(
    'are accepted: %j',
    (message) => {
      expect(parseFrameMessage(message)).toEqual(message);
    },
  );

  it.each([
    ['another type', { ...view, type: 'html' }],
    ['a path to another host', { ...view, path: '//evil.example' }],
    ['an address instead of a path', { ...view, path: 'javascript:alert(1)' }],
    ['a path with a backslash', { ...view, path: '/\\evil.example' }],
    ['an unknown mode', { ...view, scheme: 'html' }],
    ['a time that is none', { ...view, now: 'soon' }],
    ['a missing field', { ...view, isNavigable: undefined }],
    ['no revision', { ...full, revision: -1 }],
    ['a document of a member', { ...full, documents: [{ path: 'users/a', data: {} }] }],
    [
      'a path that leaves its collection',
      { ...full, documents: [{ path: 'videos/../users/a', data: {} }] },
    ],
    ['data that is no map', { ...full, documents: [{ path: 'videos/a', data: '<b>' }] }],
    ['a patch without an index', { ...full, kind: 'patch' }],
    ['a patch with ids that are no texts', { ...patch, index: { data: '', removed: [1] } }],
  ])('are ignored with %s', (_, message) => {
    expect(parseFrameMessage(message)).toBeNull();
  });

  it('never throw, whatever is posted', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        parseFrameMessage(data);
        parseHostMessage(data);
      }),
    );
  });
});

describe('messages to the studio', () => {
  it.each([
    { type: 'ready' },
    { type: 'read', paths: ['videos/a', 'videos/a/playback/main', 'events/b/access/join'] },
    { type: 'painted', revision: 3 },
    { type: 'player', seconds: 125, duration: 1500 },
    { type: 'player', seconds: 0, duration: null },
    { type: 'navigated', path: '/videos', isFollowed: false },
  ])('are accepted: %j', (message) => {
    expect(parseHostMessage(message)).toEqual(message);
  });

  it.each([
    { type: 'read', paths: ['users/a'] },
    { type: 'read', paths: ['drafts/videos-a'] },
    { type: 'painted', revision: '3' },
    { type: 'player', seconds: -1, duration: null },
    { type: 'player', seconds: 1.5, duration: null },
    { type: 'player', seconds: 1, duration: Infinity },
    { type: 'navigated', path: 1, isFollowed: true },
    { type: 'token' },
    null,
  ])('are ignored: %j', (message) => {
    expect(parseHostMessage(message)).toBeNull();
  });
});

it.each([
  ['/videos?style=yoga#all', true],
  ['/', true],
  ['//host', false],
  ['/\\host', false],
  ['https://host/', false],
  ['/a\nb', false],
])('tells whether %j is a path of the site', (path, expected) => {
  expect(isSitePath(path)).toBe(expected);
});

it.each([
  ['https://studio.example/start', 'https://studio.example'],
  ['/studio/', 'https://school.example'],
  [undefined, null],
  ['https://', null],
])('finds the origin of the address %j', (address, expected) => {
  expect(getAddressOrigin(address, 'https://school.example')).toBe(expected);
});
