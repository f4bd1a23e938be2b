import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import type { Toast } from './createToasts';
import type { VisibleToast } from './visibleToasts';
import { toastMessages } from './messages';

const isUrgent = ({ variant }: Toast) => variant === 'danger' || variant === 'warning';

/**
 * Says the words of toasts that took another's place: Radix announces a toast once, when it
 * enters. Two regions that are always there, because one that changes its manners is not heard.
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
