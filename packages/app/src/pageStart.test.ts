import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { afterPageStart, delayOtherParts, onPageStarted } from './pageStart';

const callback = vi.fn();
let releases: (() => void)[];
const begin = () => {
  const release = delayOtherParts();
  releases.push(release);
  return release;
};

beforeEach(() => {
  vi.useFakeTimers();
  callback.mockClear();
  releases = [];
});
afterEach(() => {
  for (const release of releases) release();
  vi.useRealTimers();
});

it('other parts load right away when no page is starting', () => {
  onPageStarted(callback);
  expect(callback).toHaveBeenCalledOnce();
});

it('other parts wait until every start is over, and load once', () => {
  const [one, other] = [begin(), begin()];
  onPageStarted(callback);
  one();
  one();
  expect(callback).not.toHaveBeenCalled();
  other();
  other();
  expect(callback).toHaveBeenCalledOnce();
});

it('a start that takes long does not keep the other parts away', async () => {
  begin();
  const load = afterPageStart(() => Promise.resolve('part'));
  const part = load().then(callback);
  await vi.advanceTimersByTimeAsync(2900);
  expect(callback).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await part;
  expect(callback).toHaveBeenCalledWith('part');
});

it('a part that is not needed any more does not load', () => {
  const release = begin();
  onPageStarted(callback)();
  release();
  expect(callback).not.toHaveBeenCalled();
});
