import { useRef, type Ref } from 'react';
import { Alert } from '../../feedback/Alert/Alert';
import { stage, window as windowClass } from '../Dialog/Dialog.css';
import { Button } from '../../actions/Button/Button';
import { Icon } from '../../data-display/Icon/Icon';
import { alert } from '../../data-display/Icon/icons';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { title as titleClass } from '../../internal/modal.css';
import { ModalContent } from '../../internal/Modal/ModalContent';
import { ModalClose, ModalDescription, ModalTitle } from '../../internal/Modal/ModalParts';
import { ModalBody } from '../../internal/ModalBody';
import type { ConfirmDialogProps } from './confirmDialogProps';
import { actions, description as descriptionClass, extra, head, mark } from './ConfirmDialog.css';
import { useConfirmation } from './useConfirmation';
import { confirmMessages } from './messages';

interface ConfirmWindowProps extends Omit<ConfirmDialogProps, 'isOpen' | 'onOpenChange'> {
  onDone: () => void;
  /** The portal watches this element, to let its way out play. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** What there is while it is open: its state begins again with every question. */
export function ConfirmWindow({
  ref,
  errorSentence,
  onConfirm,
  onDone,
  ...props
}: ConfirmWindowProps) {
  const { title, description, confirmLabel, cancelLabel, variant = 'default', children } = props;
  const messages = useMessages('confirm', confirmMessages);
  const { phase, confirm } = useConfirmation(onConfirm, onDone);
  const cancel = useRef<HTMLButtonElement>(null);
  const isPending = phase.is === 'pending';
  const isDanger = variant === 'danger';
  const stayWhilePending = (event: Event) => {
    if (isPending) event.preventDefault();
  };
  return (
    <ModalContent
      ref={ref}
      role="alertdialog"
      aria-busy={isPending}
      className={`${stage} ${windowClass.small}`}
      initialFocus={cancel}
      onEscapeKeyDown={stayWhilePending}
      onInteractOutside={(event) => event.preventDefault()}
    >
      <div className={head}>
        {isDanger && (
          <span className={mark}>
            <Icon icon={alert} size="large" />
          </span>
        )}
        <ModalTitle className={titleClass}>{title}</ModalTitle>
      </div>
      <ModalBody>
        <ModalDescription className={descriptionClass}>{description}</ModalDescription>
        {children && <div className={extra}>{children}</div>}
        {phase.is === 'failed' && (
          <Alert variant="danger" className={extra}>
            {errorSentence?.(phase.error) ?? messages.failed}
          </Alert>
        )}
      </ModalBody>
      <div className={actions}>
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
