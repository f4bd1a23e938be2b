import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import type { Toast } from './createToasts';
import type { VisibleToast } from './visibleToasts';
import { toastMessages } from './messages';

const isUrgent = ({ variant }: Toast) => variant === 'danger' || variant === 'warning';

/**
 * Announces toasts that replaced another one, because Radix announces a toast only when it enters.
 * It has one live region for each role, because screen readers ignore a changed role.
 */
export function ReplacementAnnouncer({
  visibleToasts,
}: {
  visibleToasts: readonly VisibleToast[];
}) {
  const messages = useMessages('toasts', toastMessages);
  const replaced = visibleToasts
    .filter(({ isOpen, isReplacement }) => isOpen && isReplacement)
    .map(({ toast }) => toast)
    .sort((a, b) => a.serial - b.serial)
    .at(-1);
  const announcement =
    replaced && [messages[replaced.variant], replaced.title, replaced.message].join(' ');
  return (
    <>
      <VisuallyHidden role="status">
        {replaced && !isUrgent(replaced) && announcement}
      </VisuallyHidden>
      <VisuallyHidden role="alert">{replaced && isUrgent(replaced) && announcement}</VisuallyHidden>
    </>
  );
}
