import { Modal } from '../../internal/Modal/Modal';
import type { ConfirmDialogProps } from './confirmDialogProps';
import { ConfirmWindow } from './ConfirmWindow';

export type { ConfirmDialogProps };

/**
 * Asks before something that is hard to take back. An alert dialog: a press outside does not
 * answer it, the focus begins on the harmless choice, and it stays until the work is done.
 */
export function ConfirmDialog({ isOpen, onOpenChange, ...question }: ConfirmDialogProps) {
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange}>
      <ConfirmWindow {...question} onDone={() => onOpenChange(false)} />
    </Modal>
  );
}
