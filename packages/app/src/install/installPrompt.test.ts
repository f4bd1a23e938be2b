// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

import {
  captureInstallPrompt,
  subscribeToInstallPrompt,
  type InstallPromptEvent,
} from './installPrompt';

const onChange = vi.fn();
subscribeToInstallPrompt(onChange);
afterEach(() => {
  window.gschoolInstallPrompt = undefined;
  onChange.mockClear();
});
captureInstallPrompt();

it('keeps the offer, and the browser shows nothing', () => {
  const offer = new Event('beforeinstallprompt', { cancelable: true }) as InstallPromptEvent;
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(window.gschoolInstallPrompt).toBe(offer);
  expect(onChange).toHaveBeenCalledOnce();
});

it('forgets the offer when the app is installed', () => {
  window.dispatchEvent(new Event('beforeinstallprompt'));
  window.dispatchEvent(new Event('appinstalled'));
  expect(window.gschoolInstallPrompt).toBeUndefined();
  expect(onChange).toHaveBeenCalledTimes(2);
});
