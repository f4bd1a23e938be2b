import { useWords } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import type { Toast } from './createToasts';
import type { StagedToast } from './stageToasts';
import { toastWords } from './words';

const isUrgent = ({ variant }: Toast) => variant === 'danger' || variant === 'warning';

/**
 * Says the words of toasts that took another's place: Radix announces a toast once, when it
 * enters. Two regions that are always there, because one that changes its manners is not heard.
 */
export function Replacements({ staged }: { staged: readonly StagedToast[] }) {
  const words = useWords('toasts', toastWords);
  const replaced = staged
    .filter(({ isOpen, isReplacement }) => isOpen && isReplacement)
    .map(({ toast }) => toast)
    .sort((a, b) => a.serial - b.serial)
    .at(-1);
  const sentence =
    replaced && [words[replaced.variant], replaced.title, replaced.message].join(' ');
  return (
    <>
      <VisuallyHidden role="status">{replaced && !isUrgent(replaced) && sentence}</VisuallyHidden>
      <VisuallyHidden role="alert">{replaced && isUrgent(replaced) && sentence}</VisuallyHidden>
    </>
  );
}
