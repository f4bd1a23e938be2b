import { useEffect, useState } from 'react';

import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import type { Toast } from './createToasts';
import type { VisibleToast } from './visibleToasts';
import { toastMessages } from './messages';

/**
 * The delay before the announcement, because screen readers ignore content that is added together
 * with its live region.
 */
const DELAY_MS = 50;
/** When to remove the text after the announcement, because the toast also contains it. */
const REMOVAL_MS = 1000;

const isUrgent = ({ variant }: Toast) => variant === 'danger' || variant === 'warning';

interface ToastAnnouncerProps {
  visibleToasts: readonly VisibleToast[];
}

/**
 * Announces each toast once, even if it replaces another. Warnings and errors interrupt the screen
 * reader. Each role has its own live region, because screen readers ignore it when a role changes.
 */
export function ToastAnnouncer({ visibleToasts }: ToastAnnouncerProps) {
  const [announced, setAnnounced] = useState<readonly Toast[]>([]);
  const [known] = useState(() => new WeakSet<Toast>());
  useEffect(() => {
    const added = visibleToasts
      .filter(({ isOpen, toast }) => isOpen && !known.has(toast))
      .map(({ toast }) => toast);
    if (added.length === 0) return;
    for (const toast of added) known.add(toast);
    // There is no cleanup function, because a later toast must not cancel this announcement.
    setTimeout(() => setAnnounced((current) => [...current, ...added]), DELAY_MS);
    setTimeout(
      () => setAnnounced((current) => current.filter((toast) => !added.includes(toast))),
      DELAY_MS + REMOVAL_MS,
    );
  }, [visibleToasts, known]);
  return (
    <>
      <LiveRegion role="status" toasts={announced.filter((toast) => !isUrgent(toast))} />
      <LiveRegion role="alert" toasts={announced.filter(isUrgent)} />
    </>
  );
}

function LiveRegion({ role, toasts }: { role: 'status' | 'alert'; toasts: readonly Toast[] }) {
  const messages = useMessages('toasts', toastMessages);
  return (
    // Only the added text is announced, not the whole region.
    <VisuallyHidden role={role} aria-atomic={false}>
      {toasts.map(({ serial, variant, title, message, action }) => (
        <span key={serial}>
          {[
            messages.notification,
            messages[variant],
            title,
            message,
            action && (action.altText ?? action.label),
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
      ))}
    </VisuallyHidden>
  );
}
