import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { UiProvider } from '../../providers/UiProvider/UiProvider';
import { Player } from './Player';

let root: Root;
let container: HTMLElement;

const show = (canFullscreen = true) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.defineProperty(document, 'fullscreenEnabled', {
    value: canFullscreen,
    configurable: true,
  });
  return act(async () =>
    root.render(
      <UiProvider>
        <Player src="/one.mp4" title="Sunrise" poster="art:figure/warrior/7" />
      </UiProvider>,
    ),
  );
};
const button = (name: string) =>
  container.querySelector<HTMLButtonElement>(`button[aria-label^="${name}"]`);
const press = (key: string) =>
  act(async () => {
    const init = { key, code: key, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
  });

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  vi.unstubAllGlobals();
});

describe('full screen', () => {
  it('has a button', async () => {
    await show();
    expect(button('Full screen')).not.toBeNull();
  });

  it('has no button and no shortcut where a page may not use it', async () => {
    await show(false);
    expect(button('Full screen')).toBeNull();
    container.querySelector('section')!.focus();
    await press('?');
    const list = container.querySelector('[role=dialog]')!;
    expect(list.textContent).toContain('Mute');
    expect(list.textContent).not.toContain('Full screen');
  });
});

describe('the rows of a menu', () => {
  it('have the focus after Home and End, which do not move the video', async () => {
    await show();
    await act(async () => button('Settings')!.click());
    const rows = [...container.querySelectorAll<HTMLElement>('[data-menu-body] button')];
    const video = container.querySelector('video')!;
    Object.defineProperty(video, 'duration', { value: 100, configurable: true });
    video.currentTime = 42;
    expect(rows.length).toBeGreaterThan(1);
    await press('End');
    expect(document.activeElement).toBe(rows.at(-1));
    await press('Home');
    expect(document.activeElement).toBe(rows[0]);
    expect(video.currentTime).toBe(42);
  });
});

describe('touches of the video', () => {
  /** A finger that is lifted at the right edge. */
  const lift = (pointerId: number, isPrimary: boolean) =>
    act(async () => {
      const surface = container.querySelector('[data-player-part=surface]')!;
      surface.getBoundingClientRect = () => ({ x: 0, width: 100 }) as DOMRect;
      const init = { pointerId, isPrimary, pointerType: 'touch', clientX: 90, bubbles: true };
      surface.dispatchEvent(new PointerEvent('pointerup', init));
    });
  const open = async () => {
    await show();
    const video = container.querySelector('video')!;
    Object.defineProperty(video, 'duration', { value: 100, configurable: true });
    video.currentTime = 42;
    return video;
  };

  it('skip after a double tap', async () => {
    const video = await open();
    await lift(1, true);
    await lift(2, true);
    expect(video.currentTime).toBe(52);
  });

  it('skip nothing after a tap with two fingers', async () => {
    const video = await open();
    await lift(1, true);
    await lift(2, false);
    expect(video.currentTime).toBe(42);
  });
});
