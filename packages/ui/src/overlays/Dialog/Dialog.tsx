import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { foot, head, scrim, title as titleClass } from '../../internal/modal.css';
import { ModalBody } from '../../internal/ModalBody';
import { useReturnFocus } from '../../internal/useReturnFocus';
import { useScrollLock } from '../../internal/useScrollLock';
import { useUi } from '../../providers/UiProvider/UiProvider';
import {
  actions,
  description as descriptionClass,
  stage,
  window as windowClass,
} from './Dialog.css';

export interface DialogProps {
  /** The visible heading and the dialog's name. */
  title: ReactNode;
  /** One sentence under the title, read with it. */
  description?: ReactNode;
  /** Whether it is there. */
  isOpen: boolean;
  /** Asked to close (Escape, the scrim, the close button) or to open. */
  onOpenChange: (isOpen: boolean) => void;
  /** What scrolls between the heading and the footer: a short form, a list. */
  children?: ReactNode;
  /** Buttons; the main one last. They share the row at the end. */
  footer?: ReactNode;
  /**
   * 26, 34 or 48 rem; below `sm` every dialog is a card at the bottom edge.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * What takes the focus when it opens: the first field of a form.
   * @default the first control in it, which is the close button
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Id of the dialog, for the opening button's `aria-controls`. */
  id?: string | undefined;
}

/**
 * A modal window for one decision or one short task. Focus stays inside and returns to
 * where it was; the page behind does not scroll.
 */
export function Dialog(props: DialogProps) {
  const { title, description, isOpen, onOpenChange, children, footer, size = 'medium', id } = props;
  const { messages } = useUi();
  const returnFocus = useReturnFocus(isOpen);
  useScrollLock(isOpen);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className={scrim} data-state={isOpen ? 'open' : 'closed'} aria-hidden="true" />
        <RadixDialog.Content
          {...(id && { id })}
          {...(!description && { 'aria-describedby': undefined })}
          aria-modal="true"
          className={`${stage} ${windowClass[size]}`}
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            if (!props.initialFocus?.current) return;
            event.preventDefault();
            props.initialFocus.current.focus();
          }}
        >
          <div className={head}>
            <RadixDialog.Title className={titleClass}>{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label={messages.close} icon={icons.close} variant="plain" />
            </RadixDialog.Close>
          </div>
          <ModalBody>
            {description && (
              <RadixDialog.Description className={descriptionClass}>
                {description}
              </RadixDialog.Description>
            )}
            {children}
          </ModalBody>
          {footer && <div className={`${foot} ${actions}`}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
