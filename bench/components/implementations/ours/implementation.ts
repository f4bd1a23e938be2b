import type { Implementation } from '../../screen/contract';
import { ScreenDialog, ScreenToasts } from './overlays';
import { screen } from './screen';

/** The dialog and the toasts load with the page, as in the other libraries. */
export const implementation: Implementation = {
  ...screen,
  Dialog: ScreenDialog,
  Toasts: ScreenToasts,
};
