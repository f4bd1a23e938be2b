import { Branch, DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { getPressedKey } from '../../internal/getPressedKey';
import { useOverlayContainer } from '../../internal/OverlayContainer';
import { useIsHydrated } from '../../internal/useIsHydrated';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import type { Toast, Toasts } from './createToasts';
import { ToastAnnouncer } from './ToastAnnouncer';
import { updateVisibleToasts, type VisibleToast } from './visibleToasts';
import { ToastCard } from './ToastCard';
import * as styles from './Toaster.css';
import { useToastPause } from './useToastPause';
import { useToastPlacement } from './useToastPlacement';
import { useToastSwipe } from './useToastSwipe';
import { toastMessages } from './messages';

/** The key that moves focus to the toasts. */
const HOTKEY = 'F8';

export interface ToasterProps {
  /** The queue to show, from `createToasts`. */
  toasts: Toasts;
  /**
   * How many are visible at the same time; the others wait.
   * @default 3
   */
  limit?: number | undefined;
}

/**
 * Shows toasts. Mount it once per page. Toasts slide in at the bottom of a phone and in the corner
 * of a wide screen, stay longer while they are hovered or focused, and disappear in 300 ms. They
 * cover no open dialog or sheet. A toast causes no render outside the toaster.
 */
export function Toaster({ toasts, limit = 3 }: ToasterProps) {
  const messages = useMessages('toasts', toastMessages);
  const queue = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  const [visibleToasts, setVisibleToasts] = useState<readonly VisibleToast[]>([]);
  const hasToasts = visibleToasts.length > 0;
  const { isPaused, resetHover, containerProps } = useToastPause(hasToasts);
  const list = useRef<HTMLOListElement>(null);
  const isHydrated = useIsHydrated();
  const { isPicture } = useOverlayContainer();
  useToastPlacement(list, hasToasts);

  const next = updateVisibleToasts(visibleToasts, queue, limit);
  if (next !== visibleToasts) setVisibleToasts(next);

  const closeById = useCallback(
    (id: string) => {
      const item = list.current?.querySelector(`[data-toast="${CSS.escape(id)}"]`);
      // Focus must not be lost when the toast is removed.
      if (item?.contains(document.activeElement)) list.current?.focus();
      toasts.close(id);
    },
    [toasts],
  );
  const close = useCallback(
    (toast: Toast) => {
      // A newer toast with the same id may have replaced it.
      if (toasts.get().includes(toast)) closeById(toast.id);
    },
    [toasts, closeById],
  );
  const remove = useCallback(
    ({ id }: Toast) => {
      resetHover();
      setVisibleToasts((entries) =>
        entries.filter(({ isOpen, toast }) => isOpen || toast.id !== id),
      );
    },
    [resetHover],
  );
  const swipeProps = useToastSwipe(closeById);

  /** Closes the focused toast, or the newest one if none has focus. */
  const closeOnEscape = (event: KeyboardEvent) => {
    if (getPressedKey(event) === '') return;
    const focused = (event.target as Element).closest<HTMLElement>('[data-toast]');
    const newest = visibleToasts.findLast(({ isOpen }) => isOpen);
    const id = focused?.dataset['toast'] ?? newest?.toast.id;
    if (id !== undefined) closeById(id);
  };

  useEffect(() => {
    const focusList = (event: KeyboardEvent) => {
      if (getPressedKey(event) === HOTKEY) list.current?.focus();
    };
    document.addEventListener('keydown', focusList);
    return () => document.removeEventListener('keydown', focusList);
  }, []);

  if (!isHydrated) return null;
  return (
    // Pressing a toast does not close a dialog.
    <Branch {...containerProps} role="region" aria-label={messages.region(HOTKEY)}>
      <ol ref={list} tabIndex={-1} className={styles.list} {...swipeProps}>
        {/* The newest comes first, which is the order for the Tab key. */}
        {visibleToasts.toReversed().map((entry) => (
          <ToastCard
            key={entry.toast.id}
            visibleToast={entry}
            isPaused={isPaused}
            onClose={close}
            onExited={remove}
          />
        ))}
      </ol>
      <ToastAnnouncer visibleToasts={visibleToasts} />
      {/* Escape closes whatever opened last: a toast, a dialog or a menu. */}
      {hasToasts && !isPicture && <DismissableLayer onEscapeKeyDown={closeOnEscape} />}
    </Branch>
  );
}
