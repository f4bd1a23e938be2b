import * as RadixToast from '@radix-ui/react-toast';
import { useState, useSyncExternalStore, type PointerEvent } from 'react';

import { useIsHydrated } from '../../internal/useIsHydrated';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import type { Toasts } from './createToasts';
import { ReplacementAnnouncer } from './ReplacementAnnouncer';
import { updateVisibleToasts, type VisibleToast } from './visibleToasts';
import { ToastCard } from './ToastCard';
import * as styles from './Toaster.css';
import { useToastPause } from './useToastPause';
import { toastMessages } from './messages';

/** The key that moves the focus to the toasts. */
const HOTKEYS = ['F8'];

export interface ToasterProps {
  /** The queue to show, from `createToasts`. */
  toasts: Toasts;
  /**
   * How many are visible at the same time; the rest wait.
   * @default 3
   */
  limit?: number | undefined;
}

/**
 * Shows toasts; mount it once per page. They slide in at the bottom of a phone and in the corner
 * of a wide screen, count down unless they are hovered or focused, and leave in 300 ms. Nothing
 * outside it renders for a toast.
 */
export function Toaster({ toasts, limit = 3 }: ToasterProps) {
  const messages = useMessages('toasts', toastMessages);
  const queue = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  const [visibleToasts, setVisibleToasts] = useState<readonly VisibleToast[]>([]);
  const [swipeDirection, setSwipeDirection] = useState<'left' | 'right'>('right');
  const {
    isPaused,
    resetHover: forgetPointer,
    containerProps: watchProps,
  } = useToastPause(visibleToasts.length > 0);

  // Radix renders style attributes, which the server must not send.
  const isHydrated = useIsHydrated();

  const next = updateVisibleToasts(visibleToasts, queue, limit);
  if (next !== visibleToasts) setVisibleToasts(next);

  /** Closes a toast unless a newer one with the same id has replaced it. */
  const close = ({ toast }: VisibleToast) => {
    if (toasts.get().includes(toast)) toasts.close(toast.id);
  };
  const removeToast = (id: string) => {
    forgetPointer();
    setVisibleToasts((entries) => entries.filter(({ isOpen, toast }) => isOpen || toast.id !== id));
  };
  /** Reads the text direction when a swipe starts, so it need not be observed. */
  const updateSwipeDirection = ({ currentTarget }: PointerEvent) => {
    setSwipeDirection(getComputedStyle(currentTarget).direction === 'rtl' ? 'left' : 'right');
  };

  if (!isHydrated) return null;
  return (
    // Toasts are portals: their React events bubble to this element, not to the viewport.
    <div {...watchProps} onPointerDownCapture={updateSwipeDirection}>
      <RadixToast.Provider label={messages.notification} swipeDirection={swipeDirection}>
        {visibleToasts.map((entry) => (
          <ToastCard
            key={entry.toast.id}
            visibleToast={entry}
            isPaused={isPaused}
            onClose={() => close(entry)}
            onRemoved={() => removeToast(entry.toast.id)}
          />
        ))}
        <ReplacementAnnouncer visibleToasts={visibleToasts} />
        <RadixToast.Viewport
          hotkey={HOTKEYS}
          label={messages.region(HOTKEYS.join('+'))}
          className={styles.region}
        />
      </RadixToast.Provider>
    </div>
  );
}
