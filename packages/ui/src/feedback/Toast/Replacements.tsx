import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import type { Toast } from './createToasts';
import type { StagedToast } from './stageToasts';
import { toastMessages } from './messages';

const isUrgent = ({ variant }: Toast) => variant === 'danger' || variant === 'warning';

/**
 * Says the words of toasts that took another's place: Radix announces a toast once, when it
 * enters. Two regions that are always there, because one that changes its manners is not heard.
 */
export function Replacements({ staged }: { staged: readonly StagedToast[] }) {
  const messages = useMessages('toasts', toastMessages);
  const replaced = staged
    .filter(({ isOpen, isReplacement }) => isOpen && isReplacement)
    .map(({ toast }) => toast)
    .sort((a, b) => a.serial - b.serial)
    .at(-1);
  const sentence =
    replaced && [messages[replaced.variant], replaced.title, replaced.message].join(' ');
  return (
    <>
      <VisuallyHidden role="status">{replaced && !isUrgent(replaced) && sentence}</VisuallyHidden>
      <VisuallyHidden role="alert">{replaced && isUrgent(replaced) && sentence}</VisuallyHidden>
    </>
  );
}
