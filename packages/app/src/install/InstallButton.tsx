import { Button } from '@gschool/ui';
import { useState, type ReactNode } from 'react';

import { lazyPanel } from '../routes/lazyPanel';
import { setInstallPrompt } from './installPrompt';
import { useInstallMethod } from './installMethod';

const InstallSteps = lazyPanel(() =>
  import('./InstallSteps').then((module) => module.InstallSteps),
);

/**
 * Shows the browser's install dialog from the saved offer. Resolves when the dialog is answered;
 * never rejects.
 */
async function showInstallPrompt(): Promise<void> {
  const offer = window.gschoolInstallPrompt;
  try {
    await offer?.prompt();
    await offer?.userChoice;
  } catch {
    // The browser has already shown the dialog, or refuses to show it.
  }
}

interface InstallButtonProps {
  variant?: 'primary' | 'plain' | undefined;
  /** Called when the dialog was answered or the steps were closed. */
  onDone?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Installs the app with the browser's dialog, or shows the steps for iOS
 * (docs/product/offline.md#installed).
 */
export function InstallButton({ variant, onDone, children }: InstallButtonProps) {
  const method = useInstallMethod();
  const [isOpen, setIsOpen] = useState(false);
  async function handlePress() {
    if (method === 'steps') return setIsOpen(true);
    await showInstallPrompt();
    onDone?.();
    // The browser shows each offer only once.
    setInstallPrompt();
  }
  return (
    <>
      <Button variant={variant} size="small" onClick={() => void handlePress()}>
        {children}
      </Button>
      {method === 'steps' && (
        <InstallSteps
          isOpen={isOpen}
          onOpenChange={(isOpening) => {
            setIsOpen(isOpening);
            if (!isOpening) onDone?.();
          }}
        />
      )}
    </>
  );
}
