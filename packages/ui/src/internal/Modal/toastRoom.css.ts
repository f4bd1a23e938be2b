import { createVar, fallbackVar } from '@vanilla-extract/css';

/** The height of the toasts below a modal, set on the modal while there are any. */
export const toastRoom = createVar();

/** The same height, or zero without toasts. */
export const toastRoomOrZero = fallbackVar(toastRoom, '0px');
