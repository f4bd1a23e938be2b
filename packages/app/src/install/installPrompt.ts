/** The browser's offer to install the page as an app. Only Chromium has it, so its types are here. */
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
    /** Only in Safari: whether the page runs in the window of an installed app. */
    readonly standalone?: boolean;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

/** Dispatched by the window when an offer arrives or is used up. */
const INSTALL_CHANGE = 'gschool:install';

/** Keeps an offer for a later press. It is on the window, because the inline script is another bundle. */
export function setInstallPrompt(event?: InstallPromptEvent): void {
  window.gschoolInstallPrompt = event;
  window.dispatchEvent(new Event(INSTALL_CHANGE));
}

/** Calls back after each change of the offer. Returns the function to unsubscribe. */
export function subscribeToInstallPrompt(onChange: () => void): () => void {
  window.addEventListener(INSTALL_CHANGE, onChange);
  return () => window.removeEventListener(INSTALL_CHANGE, onChange);
}

/**
 * Keeps the browser's offer instead of showing it (docs/product/offline.md#installed). It runs in
 * the head of every document, because the offer may come before the app of a prerendered page is
 * loaded.
 */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setInstallPrompt(event);
  });
  window.addEventListener('appinstalled', () => setInstallPrompt());
}
