import * as icons from '../../data-display/Icon/icons';

/** A shape of its own for each kind of message: color is never the only signal. */
export const variantIcons = {
  info: icons.info,
  success: icons.check,
  warning: icons.alert,
  danger: icons.failure,
};
