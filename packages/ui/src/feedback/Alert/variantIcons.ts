import * as icons from '../../data-display/Icon/icons';

/** A different icon for each kind of message, because color must not be the only signal. */
export const variantIcons = {
  info: icons.info,
  success: icons.check,
  warning: icons.alert,
  danger: icons.failure,
};
