import { useId, type Ref } from 'react';

import { Button } from '../../actions/Button/Button';
import { FormFrame } from '../../forms/Form/FormFrame';
import { useFormSubmit } from '../../forms/Form/useFormSubmit';
import * as modalStyles from '../../internal/Modal/Modal.css';
import { ModalContent } from '../../internal/Modal/ModalContent';
import { ModalDescription, ModalHead } from '../../internal/Modal/ModalParts';
import { ModalScrollArea } from '../../internal/Modal/ModalScrollArea';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { confirmMessages } from '../ConfirmDialog/messages';
import * as dialogStyles from '../Dialog/Dialog.css';
import type { FormDialogProps } from './formDialogProps';

interface FormDialogContentProps<Values extends Record<keyof Values, string>> extends Omit<
  FormDialogProps<Values>,
  'isOpen' | 'onOpenChange'
> {
  onClose: () => void;
  /** The portal needs this element for the exit animation. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The content of the dialog. It mounts with each opening, so its errors are reset. */
export function FormDialogContent<Values extends Record<keyof Values, string>>({
  ref,
  onSubmit,
  validate,
  onClose,
  ...props
}: FormDialogContentProps<Values>) {
  const { title, description, size = 'medium', submitLabel, cancelLabel, children } = props;
  const { cancel } = useMessages('confirm', confirmMessages);
  const { formFailed } = useUi().messages;
  const formId = useId();
  const { errors, summary, attempt, isPending, handlers } = useFormSubmit({
    onSubmit: async (values: Values) => {
      const serverErrors = await onSubmit(values);
      const hasErrors = Object.values(serverErrors ?? {}).some(Boolean);
      // Someone may have closed the dialog, and even opened it again, while the submit was pending.
      if (!hasErrors && document.getElementById(formId)) onClose();
      return serverErrors;
    },
    validate,
    failureMessage: formFailed,
  });
  return (
    <ModalContent
      ref={ref}
      id={props.id}
      className={`${dialogStyles.stage} ${dialogStyles.window[size]}`}
      initialFocus={props.initialFocus}
    >
      <ModalHead title={title} />
      <ModalScrollArea>
        {description && (
          <ModalDescription className={dialogStyles.description}>{description}</ModalDescription>
        )}
        <FormFrame id={formId} {...handlers} {...{ errors, summary, attempt, isPending }}>
          {children}
        </FormFrame>
      </ModalScrollArea>
      <div className={`${modalStyles.foot} ${dialogStyles.actions}`}>
        <Button variant="quiet" onClick={onClose}>
          {cancelLabel ?? cancel}
        </Button>
        {/* Outside of the form, so that it does not scroll with the fields. */}
        <Button type="submit" form={formId} isLoading={isPending}>
          {submitLabel}
        </Button>
      </div>
    </ModalContent>
  );
}
