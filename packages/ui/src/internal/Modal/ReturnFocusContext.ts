import { createContext } from 'react';

/** Passes the `onCloseAutoFocus` of the modal from `Modal` to `ModalContent`. */
export const ReturnFocusContext = createContext<((event: Event) => void) | undefined>(undefined);
