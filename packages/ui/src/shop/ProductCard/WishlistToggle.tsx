import { productMessages } from './messages';
import * as icons from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useMessages } from '../../providers/UiProvider/UiProvider';

export interface WishlistToggleProps {
  /** The product's name, part of the button's accessible name. */
  name: string;
  /** Whether the product is on the wishlist. */
  isSaved: boolean;
  /** Called to add the product to the wishlist or to remove it. */
  onToggle: (isSaved: boolean) => void;
  /**
   * `overlay` is for use on a picture, `quiet` for a row of buttons.
   * @default 'overlay'
   */
  variant?: 'overlay' | 'quiet' | undefined;
}

/** A heart button that adds a product to the wishlist or removes it. */
export function WishlistToggle({
  name,
  isSaved,
  onToggle,
  variant = 'overlay',
}: WishlistToggleProps) {
  const messages = useMessages('product', productMessages);
  return (
    <IconButton
      label={messages.wishlistToggle(name)}
      icon={icons.heart}
      variant={variant}
      size="small"
      isFilled={isSaved}
      aria-pressed={isSaved}
      onClick={() => onToggle(!isSaved)}
    />
  );
}
