import { Modal } from '../../internal/Modal/Modal';
import { FormDialogContent } from './FormDialogContent';
import type { FormDialogProps } from './formDialogProps';

export type { FormDialogProps };

/**
 * A dialog with a form: the fields scroll, its buttons stay in the footer, Enter submits, and it
 * closes when the submit succeeds.
 */
export function FormDialog<Values extends Record<keyof Values, string> = Record<string, string>>({
  isOpen,
  onOpenChange,
  ...contentProps
}: FormDialogProps<Values>) {
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange}>
      <FormDialogContent {...contentProps} onClose={() => onOpenChange(false)} />
    </Modal>
  );
}
