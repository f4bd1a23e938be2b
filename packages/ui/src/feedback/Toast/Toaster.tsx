import * as RadixToast from '@radix-ui/react-toast';
import { useState, useSyncExternalStore, type PointerEvent } from 'react';
import { useIsHydrated } from '../../internal/useIsHydrated';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import type { Toasts } from './createToasts';
import { Replacements } from './Replacements';
import { stageToasts, type StagedToast } from './stageToasts';
import { ToastCard } from './ToastCard';
import * as styles from './Toaster.css';
import { useToastPause } from './useToastPause';
import { toastMessages } from './messages';

/** The key that leads to the toasts. */
const HOTKEY = ['F8'];

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
 * The place where toasts come and go, once per page. They slide in at the bottom of a phone and
 * in the corner of a wide screen, count down while no one is on them, and leave in 300 ms.
 * Nothing outside it renders when a toast comes.
 */
export function Toaster({ toasts, limit = 3 }: ToasterProps) {
  const messages = useMessages('toasts', toastMessages);
  const queue = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  const [staged, setStaged] = useState<readonly StagedToast[]>([]);
  const [swipe, setSwipe] = useState<'left' | 'right'>('right');
  const { isPaused, forgetPointer, watchProps } = useToastPause(staged.length > 0);

  // The library writes styles into its markup, which the server must not send.
  const isHydrated = useIsHydrated();

  const next = stageToasts(staged, queue, limit);
  if (next !== staged) setStaged(next);

  /** The queue may know a newer one by the same id: that one stays. */
  const close = ({ toast }: StagedToast) => {
    if (toasts.get().includes(toast)) toasts.close(toast.id);
  };
  const forget = (id: string) => {
    forgetPointer();
    setStaged((entries) => entries.filter(({ isOpen, toast }) => isOpen || toast.id !== id));
  };
  /** Read where a swipe begins, so that nothing here listens to the direction of the page. */
  const readDirection = ({ currentTarget }: PointerEvent) => {
    setSwipe(getComputedStyle(currentTarget).direction === 'rtl' ? 'left' : 'right');
  };

  if (!isHydrated) return null;
  return (
    // Toasts are portals: their events come by this element, and not by the region's.
    <div {...watchProps} onPointerDownCapture={readDirection}>
      <RadixToast.Provider label={messages.notification} swipeDirection={swipe}>
        {staged.map((entry) => (
          <ToastCard
            key={entry.toast.id}
            staged={entry}
            isPaused={isPaused}
            onClose={() => close(entry)}
            onGone={() => forget(entry.toast.id)}
          />
        ))}
        <Replacements staged={staged} />
        <RadixToast.Viewport
          hotkey={HOTKEY}
          label={messages.region(HOTKEY.join('+'))}
          className={styles.region}
        />
      </RadixToast.Provider>
    </div>
  );
}
