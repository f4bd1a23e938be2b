/**
 * The browser's offer to install the page as an app. Only Chromium has this event, so TypeScript
 * has no types for it.
 */
export interface InstallPromptEvent extends Event {
  /** Shows the browser's dialog, once. */
  prompt: () => Promise<unknown>;
  /** Resolves when the dialog is answered. */
  userChoice: Promise<unknown>;
}

declare global {
  interface Window {
    gschoolInstallPrompt?: InstallPromptEvent | undefined;
  }
  interface Navigator {
    /** Whether the page runs in the window of an installed app. Only Safari has this property. */
    readonly standalone?: boolean;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

/** The event that the window fires when an offer is saved or used up. */
const INSTALL_CHANGE = 'gschool:install';

/**
 * Saves an offer for a later press. It is stored on the window, because the inline script is in a
 * different bundle.
 */
export function setInstallPrompt(event?: InstallPromptEvent): void {
  window.gschoolInstallPrompt = event;
  window.dispatchEvent(new Event(INSTALL_CHANGE));
}

/** Calls back after each change to the offer. Returns the unsubscribe function. */
export function subscribeToInstallPrompt(onChange: () => void): () => void {
  window.addEventListener(INSTALL_CHANGE, onChange);
  return () => window.removeEventListener(INSTALL_CHANGE, onChange);
}

/**
 * Saves the browser's offer instead of letting the browser show it
 * (docs/product/offline.md#installed). This runs in the head of every document, because the browser
 * may make the offer before the app of a prerendered page is loaded.
 */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setInstallPrompt(event);
  });
  window.addEventListener('appinstalled', () => setInstallPrompt());
}
