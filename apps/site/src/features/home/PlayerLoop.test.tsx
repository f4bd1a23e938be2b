import '../../i18n/en/home.messages.json';

import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { i18n } from '../../i18n/i18n';
import { PlayerLoop } from './PlayerLoop';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let observe: (isIntersecting: boolean) => void;
let root: Root;
const container = document.createElement('div');
const play = vi.fn(() => Promise.resolve());
const video = () => container.querySelector('video');
const button = () => container.querySelector('button');

beforeEach(() => {
  play.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      callback: (entries: { isIntersecting: boolean }[]) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.callback = callback;
      }
      observe(target: Element) {
        // Posters are also observed.
        if (target === video()) observe = (isIntersecting) => this.callback([{ isIntersecting }]);
      }
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** Renders the loop for a visitor with these settings. */
async function show({ savesData = false, hasReducedMotion = false } = {}) {
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { connection: { value: { saveData: savesData } } }),
  );
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: hasReducedMotion } as MediaQueryList);
  root = createRoot(container);
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <PlayerLoop src="/loop.mp4" title="Squats" titleLang={undefined} poster="/squats.webp" />
        </UiProvider>
      </I18nProvider>,
    ),
  );
}

it('loads nothing before it is on screen, and then plays', async () => {
  await show();
  expect(video()?.getAttribute('preload')).toBe('none');
  expect(play).not.toHaveBeenCalled();
  act(() => observe(true));
  expect(play).toHaveBeenCalledTimes(1);
});

it.each([{ savesData: true }, { hasReducedMotion: true }])(
  'does not autoplay with %o, but plays after a press',
  async (settings) => {
    await show(settings);
    act(() => observe(true));
    expect(play).not.toHaveBeenCalled();
    await act(async () => button()?.click());
    expect(play).toHaveBeenCalledTimes(1);
  },
);

it('leaves the poster, without a button, when the clip cannot load', async () => {
  await show();
  await act(async () => void video()?.dispatchEvent(new Event('error')));
  expect(video()).toBeNull();
  expect(button()).toBeNull();
  expect(container.querySelector('img')).not.toBeNull();
});
