import type { ReactNode, RefObject } from 'react';

import * as modalStyles from '../../internal/Modal/Modal.css';
import { Modal } from '../../internal/Modal/Modal';
import { ModalContent } from '../../internal/Modal/ModalContent';
import { ModalDescription, ModalHead } from '../../internal/Modal/ModalParts';
import { ModalScrollArea } from '../../internal/Modal/ModalScrollArea';
import * as styles from './Dialog.css';

export interface DialogProps {
  /** The visible heading and the dialog's name. */
  title: ReactNode;
  /** One sentence under the title, read with it. */
  description?: ReactNode;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it should close (Escape, the scrim, the close button) or open. */
  onOpenChange: (isOpen: boolean) => void;
  /** The content, such as a short form or a list. It scrolls between heading and footer. */
  children?: ReactNode;
  /** Buttons in the footer; the main one last. */
  footer?: ReactNode;
  /**
   * 26, 34 or 48 rem wide. Below `sm`, every dialog is a card at the bottom edge.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * The element that receives focus when it opens, such as the first field of a form.
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
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange}>
      <ModalContent
        id={id}
        className={`${styles.stage} ${styles.window[size]}`}
        initialFocus={props.initialFocus}
      >
        <ModalHead title={title} />
        <ModalScrollArea>
          {description && (
            <ModalDescription className={styles.description}>{description}</ModalDescription>
          )}
          {children}
        </ModalScrollArea>
        {footer && <div className={`${modalStyles.foot} ${styles.actions}`}>{footer}</div>}
      </ModalContent>
    </Modal>
  );
}
