import { useSyncExternalStore } from 'react';

import { subscribeToInstallPrompt } from './installPrompt';

/**
 * How the app can be installed: with the browser's dialog, with steps that the viewer follows in
 * the browser's own menu, or not at all (null).
 */
export type InstallMethod = 'prompt' | 'steps' | null;

/** The facts that the method depends on. */
export interface InstallConditions {
  /** True if the browser has offered to install the app. */
  hasPrompt: boolean;
  /** True if the page runs in the window of the installed app. */
  isInstalled: boolean;
  userAgent: string;
  touchPoints: number;
}

/**
 * Finds the method (docs/product/offline.md#installed). Only Safari on iOS and iPadOS has steps.
 * Other browsers on these devices have the command elsewhere, and pages inside another app cannot
 * be installed. An iPad identifies itself as a Mac, but no Mac has a touchscreen.
 */
export function findInstallMethod(conditions: InstallConditions): InstallMethod {
  const { hasPrompt, isInstalled, userAgent, touchPoints } = conditions;
  if (isInstalled) return null;
  if (hasPrompt) return 'prompt';
  const isMobileApple =
    /iP(hone|ad|od)/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);
  const isSafari =
    /Version\/\S{1,20} (?:\S{1,40} ){0,4}Safari/.test(userAgent) &&
    !/[A-Z]\w{0,20}iOS|OPT\//.test(userAgent);
  return isMobileApple && isSafari ? 'steps' : null;
}

const getInstallMethod = (): InstallMethod =>
  findInstallMethod({
    hasPrompt: Boolean(window.gschoolInstallPrompt),
    isInstalled:
      matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
      // For older versions of iOS.
      navigator.standalone === true,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  });

/** The install method for this browser; null while hydrating. */
export const useInstallMethod = (): InstallMethod =>
  useSyncExternalStore(subscribeToInstallPrompt, getInstallMethod, () => null);
