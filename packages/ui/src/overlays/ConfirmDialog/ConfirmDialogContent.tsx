import { useRef, type Ref } from 'react';

import { Alert } from '../../feedback/Alert/Alert';
import * as dialogStyles from '../Dialog/Dialog.css';
import { Button } from '../../actions/Button/Button';
import { Icon } from '../../data-display/Icon/Icon';
import { alert } from '../../data-display/Icon/icons';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import * as modalStyles from '../../internal/Modal/Modal.css';
import { ModalContent } from '../../internal/Modal/ModalContent';
import { ModalClose, ModalDescription, ModalTitle } from '../../internal/Modal/ModalParts';
import { ModalScrollArea } from '../../internal/Modal/ModalScrollArea';
import type { ConfirmDialogProps } from './confirmDialogProps';
import * as styles from './ConfirmDialog.css';
import { useConfirmation } from './useConfirmation';
import { confirmMessages } from './messages';

interface ConfirmDialogContentProps extends Omit<ConfirmDialogProps, 'isOpen' | 'onOpenChange'> {
  onDone: () => void;
  /** The portal needs this element for the exit animation. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The content of the dialog. It mounts each time the dialog opens, so its state is reset. */
export function ConfirmDialogContent({
  ref,
  getErrorMessage,
  onConfirm,
  onDone,
  ...props
}: ConfirmDialogContentProps) {
  const { title, description, confirmLabel, cancelLabel, variant = 'default', children } = props;
  const messages = useMessages('confirm', confirmMessages);
  const { phase, confirm } = useConfirmation(onConfirm, onDone);
  const cancel = useRef<HTMLButtonElement>(null);
  const isPending = phase.status === 'pending';
  const isDanger = variant === 'danger';
  const preventWhilePending = (event: Event) => {
    if (isPending) event.preventDefault();
  };
  return (
    <ModalContent
      ref={ref}
      role="alertdialog"
      aria-busy={isPending}
      className={`${dialogStyles.stage} ${dialogStyles.window.small}`}
      initialFocus={cancel}
      onEscapeKeyDown={preventWhilePending}
      onInteractOutside={(event) => event.preventDefault()}
    >
      <div className={styles.head}>
        {isDanger && (
          <span className={styles.mark}>
            <Icon icon={alert} size="large" />
          </span>
        )}
        <ModalTitle className={modalStyles.title}>{title}</ModalTitle>
      </div>
      <ModalScrollArea>
        <ModalDescription className={styles.description}>{description}</ModalDescription>
        {children && <div className={styles.extra}>{children}</div>}
        {phase.status === 'failed' && (
          <Alert variant="danger" className={styles.extra}>
            {getErrorMessage?.(phase.error) ?? messages.failed}
          </Alert>
        )}
      </ModalScrollArea>
      <div className={styles.actions}>
        <ModalClose asChild>
          <Button ref={cancel} variant="quiet" aria-disabled={isPending || undefined}>
            {cancelLabel ?? messages.cancel}
          </Button>
        </ModalClose>
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          isLoading={isPending}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </Button>
      </div>
    </ModalContent>
  );
}
