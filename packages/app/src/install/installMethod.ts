import { useSyncExternalStore } from 'react';

import { subscribeToInstallPrompt } from './installPrompt';

/**
 * How the app can be installed: by the dialog of the browser, by steps that the viewer does in the
 * browser's own menu, or not at all (null).
 */
export type InstallMethod = 'prompt' | 'steps' | null;

/** What the method depends on. */
export interface InstallConditions {
  /** The browser has offered the installation. */
  hasPrompt: boolean;
  /** The page runs in the window of the installed app. */
  isInstalled: boolean;
  userAgent: string;
  touchPoints: number;
}

/**
 * Finds the method (docs/product/offline.md#installed). Only Safari on iOS and iPadOS has
 * steps: other browsers there have the command elsewhere, and pages inside another app cannot be
 * installed. An iPad calls itself a Mac, but no Mac has a touch screen.
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
      // Older versions of iOS.
      navigator.standalone === true,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  });

/** The method of this browser; null while hydrating. */
export const useInstallMethod = (): InstallMethod =>
  useSyncExternalStore(subscribeToInstallPrompt, getInstallMethod, () => null);
