import * as RadixDialog from '@radix-ui/react-dialog';
import { use, useEffect, type ComponentProps, type RefObject } from 'react';

import { ignoreComposition } from '../getPressedKey';
import { useOverlayContainer } from '../OverlayContainer';
import { addOpenModal } from './openModals';
import { ReturnFocusContext } from './ReturnFocusContext';

export interface ModalContentProps extends Omit<
  ComponentProps<typeof RadixDialog.Content>,
  'id' | 'aria-modal' | 'onOpenAutoFocus' | 'onCloseAutoFocus'
> {
  /** Id of the window, for the opening button's `aria-controls`. */
  id?: string | undefined;
  /**
   * The element that takes focus when the modal opens.
   * @default the first control in it
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The window of a `Modal`, named by its `ModalTitle` and described by its `ModalDescription`. */
export function ModalContent({ id, initialFocus, ...rest }: ModalContentProps) {
  const returnFocus = use(ReturnFocusContext);
  const { isPicture } = useOverlayContainer();
  useEffect(() => (isPicture ? undefined : addOpenModal()), [isPicture]);
  return (
    <RadixDialog.Content
      {...(id && { id })}
      aria-modal={!isPicture}
      {...rest}
      onEscapeKeyDown={(event) => {
        rest.onEscapeKeyDown?.(event);
        ignoreComposition(event);
      }}
      {...(returnFocus && { onCloseAutoFocus: returnFocus })}
      onOpenAutoFocus={(event) => {
        if (isPicture) event.preventDefault();
        if (isPicture || !initialFocus?.current) return;
        event.preventDefault();
        initialFocus.current.focus();
      }}
    />
  );
}
