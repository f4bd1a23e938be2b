import { Modal } from '../../internal/Modal/Modal';
import type { ConfirmDialogProps } from './confirmDialogProps';
import { ConfirmDialogContent } from './ConfirmDialogContent';

export type { ConfirmDialogProps };

/**
 * Confirms an action that is hard to undo. It is an alert dialog: a press outside does not close
 * it, focus starts on Cancel, and it stays open until the action is done.
 */
export function ConfirmDialog({ isOpen, onOpenChange, ...contentProps }: ConfirmDialogProps) {
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange}>
      <ConfirmDialogContent {...contentProps} onDone={() => onOpenChange(false)} />
    </Modal>
  );
}
