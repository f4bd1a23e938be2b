import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

import { idleComponent } from './lazyComponent';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is loaded five seconds after the page has started', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const load = vi.fn(() => Promise.resolve(() => <p>Loaded</p>));
  const Idle = idleComponent(load);
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(<Idle />));
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});
