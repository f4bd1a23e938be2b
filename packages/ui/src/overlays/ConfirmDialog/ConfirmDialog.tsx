import { Modal } from '../../internal/Modal/Modal';
import type { ConfirmDialogProps } from './confirmDialogProps';
import { ConfirmDialogContent } from './ConfirmDialogContent';

export type { ConfirmDialogProps };

/**
 * Asks before something that is hard to take back. An alert dialog: a press outside does not
 * answer it, the focus begins on the harmless choice, and it stays until the work is done.
 */
export function ConfirmDialog({ isOpen, onOpenChange, ...contentProps }: ConfirmDialogProps) {
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange}>
      <ConfirmDialogContent {...contentProps} onDone={() => onOpenChange(false)} />
    </Modal>
  );
}
