// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useVisitTime } from './useVisitTime';

const EVENING = Date.UTC(2026, 10, 28, 20);
const MORNING = Date.UTC(2026, 10, 29, 7);
const MINUTE_MS = 60_000;

let root: Root;
let shown = 0;
let visibility: DocumentVisibilityState;

function Page({ isLive }: { isLive: boolean }) {
  const time = useVisitTime({ zone: 'Europe/Berlin', isLive });
  useEffect(() => {
    shown = time;
  }, [time]);
  return null;
}
const open = (isLive = false) => act(() => root.render(<Page isLive={isLive} />));
const setVisibility = (next: DocumentVisibilityState) =>
  act(() => {
    visibility = next;
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: EVENING });
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('begins another visit when the tab is shown again on another day', () => {
  open();
  expect(shown).toBe(EVENING);
  setVisibility('hidden');
  vi.setSystemTime(MORNING);
  expect(shown).toBe(EVENING);
  setVisibility('visible');
  expect(shown).toBe(MORNING);
});

it('begins another visit after a night in which the computer slept', () => {
  open();
  vi.setSystemTime(MORNING);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(shown).toBe(MORNING);
});

it('stays the same on one day, and while someone reads past midnight', () => {
  open();
  setVisibility('hidden');
  vi.setSystemTime(EVENING + 2 * 60 * MINUTE_MS);
  setVisibility('visible');
  expect(shown).toBe(EVENING);
  act(() => void vi.advanceTimersByTime(12 * 60 * MINUTE_MS));
  expect(shown).toBe(EVENING);
});

it('follows the day on a page that stays open, in the zone of the reader', () => {
  open(true);
  // In Berlin, it is midnight three hours after 20:00 UTC.
  act(() => void vi.advanceTimersByTime(2 * 60 * MINUTE_MS));
  expect(shown).toBe(EVENING);
  act(() => void vi.advanceTimersByTime(2 * 60 * MINUTE_MS));
  expect(shown).toBe(Date.UTC(2026, 10, 28, 23));
});
