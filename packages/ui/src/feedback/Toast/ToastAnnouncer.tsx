import { useEffect, useState } from 'react';

import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import type { Toast } from './createToasts';
import type { VisibleToast } from './visibleToasts';
import { toastMessages } from './messages';

/** Screen readers ignore the content of a live region that appears together with it. */
const DELAY_MS = 50;
/** Afterward, the text is removed, because the toast contains it too. */
const REMOVAL_MS = 1000;

const isUrgent = ({ variant }: Toast) => variant === 'danger' || variant === 'warning';

interface ToastAnnouncerProps {
  visibleToasts: readonly VisibleToast[];
}

/**
 * Announces each toast once, also one that replaces another. Warnings and errors interrupt the
 * screen reader. There is one live region for each role, because screen readers ignore a changed
 * role.
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
    // Without a cleanup function: a later toast must not cancel the announcement of this one.
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
