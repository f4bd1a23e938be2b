import * as RadixDialog from '@radix-ui/react-dialog';
import { scrim } from '../internal/modal.css';
import { useScrollLock } from '../internal/useScrollLock';
import type { ConfirmDialogProps } from './confirmDialogProps';
import { ConfirmWindow } from './ConfirmWindow';

export type { ConfirmDialogProps };

/**
 * Asks before something that is hard to take back. An alert dialog: a press outside does not
 * answer it, the focus begins on the harmless choice, and it stays until the work is done.
 */
export function ConfirmDialog({ isOpen, onOpenChange, ...question }: ConfirmDialogProps) {
  useScrollLock(isOpen);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className={scrim} data-state={isOpen ? 'open' : 'closed'} aria-hidden="true" />
        <ConfirmWindow {...question} onDone={() => onOpenChange(false)} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
