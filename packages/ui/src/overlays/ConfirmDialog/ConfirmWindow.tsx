import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type Ref } from 'react';
import { Alert } from '../../feedback/Alert/Alert';
import { stage, window as windowClass } from '../Dialog/Dialog.css';
import { Button } from '../../actions/Button/Button';
import { Icon } from '../../data-display/Icon/Icon';
import { alert } from '../../data-display/Icon/icons';
import { useWords } from '../../providers/UiProvider/UiProvider';
import { title as titleClass } from '../../internal/modal.css';
import { ModalBody } from '../../internal/ModalBody';
import { useReturnFocus } from '../../internal/useReturnFocus';
import type { ConfirmDialogProps } from './ConfirmDialog';
import { actions, description as descriptionClass, extra, head, mark } from './ConfirmDialog.css';
import { useConfirmation } from './useConfirmation';
import { confirmWords } from './words';

interface ConfirmWindowProps extends Omit<ConfirmDialogProps, 'isOpen' | 'onOpenChange'> {
  onDone: () => void;
  /** The portal watches this element, to let its way out play. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** What there is while it is open: its state begins again with every question. */
export function ConfirmWindow(props: ConfirmWindowProps) {
  const { title, description, confirmLabel, cancelLabel, variant = 'default', children } = props;
  const words = useWords('confirm', confirmWords);
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const { phase, confirm } = useConfirmation(props.onConfirm, props.onDone);
  const cancel = useRef<HTMLButtonElement>(null);
  const isPending = phase.is === 'pending';
  const isDanger = variant === 'danger';
  const stayWhilePending = (event: Event) => {
    if (isPending) event.preventDefault();
  };
  return (
    <RadixDialog.Content
      ref={props.ref}
      role="alertdialog"
      aria-modal="true"
      aria-busy={isPending}
      className={`${stage} ${windowClass.small}`}
      onOpenAutoFocus={(event) => {
        onOpenAutoFocus();
        event.preventDefault();
        cancel.current?.focus();
      }}
      onCloseAutoFocus={onCloseAutoFocus}
      onEscapeKeyDown={stayWhilePending}
      onInteractOutside={(event) => event.preventDefault()}
    >
      <div className={head}>
        {isDanger && (
          <span className={mark}>
            <Icon icon={alert} size="large" />
          </span>
        )}
        <RadixDialog.Title className={titleClass}>{title}</RadixDialog.Title>
      </div>
      <ModalBody>
        <RadixDialog.Description className={descriptionClass}>
          {description}
        </RadixDialog.Description>
        {children && <div className={extra}>{children}</div>}
        {phase.is === 'failed' && (
          <Alert variant="danger" className={extra}>
            {props.errorSentence?.(phase.error) ?? words.failed}
          </Alert>
        )}
      </ModalBody>
      <div className={actions}>
        <RadixDialog.Close asChild>
          <Button ref={cancel} variant="quiet" aria-disabled={isPending || undefined}>
            {cancelLabel ?? words.cancel}
          </Button>
        </RadixDialog.Close>
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          isLoading={isPending}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </Button>
      </div>
    </RadixDialog.Content>
  );
}
