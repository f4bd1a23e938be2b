import type { ReactNode, RefObject } from 'react';

import * as modalStyles from '../../internal/Modal/Modal.css';
import { Modal } from '../../internal/Modal/Modal';
import { ModalContent } from '../../internal/Modal/ModalContent';
import { ModalHead } from '../../internal/Modal/ModalParts';
import { ModalScrollArea } from '../../internal/Modal/ModalScrollArea';
import * as styles from './Sheet.css';

export interface SheetProps {
  /** The edge that it slides in from. `start` and `end` follow the text direction. */
  side: 'start' | 'end';
  /** The visible heading and the dialog's name. */
  title: ReactNode;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it should close (Escape, the scrim, the close button) or open. */
  onOpenChange: (isOpen: boolean) => void;
  /** The content, which scrolls between the heading and the footer. */
  children: ReactNode;
  /**
   * 20, 26 or 40 rem wide; a strip of the page stays visible on every screen.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The footer, which stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  /**
   * The element that receives focus when it opens, such as the first field of a form.
   * @default the first control in it, which is the close button
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Id of the panel, for the opening button's `aria-controls`. */
  id?: string | undefined;
}

/**
 * A modal panel at the edge of the screen. Focus stays inside and returns to where it was;
 * the page behind does not scroll. It is not rendered while it is closed.
 */
export function Sheet(props: SheetProps) {
  const { side, title, isOpen, onOpenChange, children, footer, id, size = 'medium' } = props;
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange}>
      <ModalContent
        id={id}
        className={`${styles.panel[size]} ${styles.side[side]}`}
        initialFocus={props.initialFocus}
      >
        <ModalHead title={title} />
        <ModalScrollArea>{children}</ModalScrollArea>
        {footer && <div className={modalStyles.foot}>{footer}</div>}
      </ModalContent>
    </Modal>
  );
}
