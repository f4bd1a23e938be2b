import { afterEach, describe, expect, it } from 'vitest';

import { getSuggestedQuality, readChosenHeight, storeChosenHeight } from './chosenQuality';
import { isConnectionMetered } from './connection';

const qualities = [
  { height: 360, bytes: 45 },
  { height: 540, bytes: 80 },
  { height: 720, bytes: 140 },
  { height: 1080, bytes: 300 },
];

afterEach(() => localStorage.clear());

describe('the suggested quality', () => {
  it.each([
    ['the wanted one', 720, 1000, 720],
    ['the wanted one where the free space is unknown', 1080, null, 1080],
    ['the nearest one', 700, 1000, 720],
    ['the lower one of two that are as near', 630, 1000, 540],
    ['the nearest one that fits', 1080, 150, 720],
    ['the lowest one if none fits', 720, 10, 360],
  ])('is %s', (_, height, freeBytes, expected) => {
    expect(getSuggestedQuality(qualities, height, freeBytes)?.height).toBe(expected);
  });

  it('is none without qualities', () => {
    expect(getSuggestedQuality([], 720, null)).toBeNull();
  });
});

describe('the chosen height', () => {
  it('is stored for the next download', () => {
    expect(readChosenHeight()).toBe(720);
    storeChosenHeight(360);
    expect(readChosenHeight()).toBe(360);
  });

  it('is the default for a value that is not a height', () => {
    localStorage.setItem('gschool.download-quality', '"tall"');
    expect(readChosenHeight()).toBe(720);
  });
});

it.each([
  [undefined, false],
  [{}, false],
  [{ type: 'wifi', saveData: false }, false],
  [{ type: 'cellular' }, true],
  [{ type: 'wifi', saveData: true }, true],
])('knows whether the connection %o is metered', (connection, isMetered) => {
  expect(isConnectionMetered(connection)).toBe(isMetered);
});
