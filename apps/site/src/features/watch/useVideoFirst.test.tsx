import { afterPageStart } from '@gschool/app';
import { lazyComponent } from '@gschool/app/routes';
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useVideoFirst } from './useVideoFirst';

const load = vi.fn(() => Promise.resolve(() => <p>Menu</p>));
let root: Root;
let container: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] });
  load.mockClear();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  const Menu = lazyComponent(afterPageStart(load));
  function Stage() {
    const stage = useRef<HTMLDivElement>(null);
    useVideoFirst(stage);
    return (
      <div ref={stage}>
        <video />
      </div>
    );
  }
  await act(async () =>
    root.render(
      <>
        <Stage />
        <Menu />
      </>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a part of a class page is not requested before the first picture of the video', async () => {
  const video = container.querySelector('video')!;
  video.dispatchEvent(new Event('loadedmetadata'));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(load).not.toHaveBeenCalled();
  video.dispatchEvent(new Event('loadeddata'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(load).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('Menu');
});

it('a page without a video that loads still gets its parts', async () => {
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(container.textContent).toBe('Menu');
});
