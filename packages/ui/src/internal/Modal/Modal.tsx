import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactElement } from 'react';

import * as styles from './Modal.css';
import { useOverlayContainer } from '../OverlayContainer';
import { useScrollLock } from '../useScrollLock';
import { ReturnFocusContext } from './ReturnFocusContext';
import { useReturnFocus } from './useReturnFocus';

export interface ModalProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it should close or open. */
  onOpenChange: (isOpen: boolean) => void;
  /** A `ModalContent`, or a component that renders one and passes its `ref` on to it. */
  children: ReactElement;
}

/**
 * The parts that all modals share: the portal, the scrim, the scroll lock, and the return of focus
 * when the modal closes. The content mounts when it opens and unmounts after its exit animation.
 */
export function Modal({ isOpen, onOpenChange, children }: ModalProps) {
  const { portalProps, isPicture } = useOverlayContainer();
  const returnFocus = useReturnFocus(isOpen && !isPicture);
  useScrollLock(isOpen && !isPicture);
  return (
    <ReturnFocusContext value={returnFocus}>
      <RadixDialog.Root open={isOpen} modal={!isPicture} {...(!isPicture && { onOpenChange })}>
        <RadixDialog.Portal {...portalProps}>
          <div
            className={styles.scrim}
            data-state={isOpen ? 'open' : 'closed'}
            aria-hidden="true"
          />
          {children}
        </RadixDialog.Portal>
      </RadixDialog.Root>
    </ReturnFocusContext>
  );
}
