import { useEffect, useRef, useState } from 'react';

import * as styles from './AddToCart.css';
import { productMessages } from './messages';
import { Button } from '../../actions/Button/Button';
import * as icons from '../../data-display/Icon/icons';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

/** How long the button shows "Added", in ms. */
const ADDED_MS = 2400;

export interface AddToCartProps {
  /** The product's name, so that every button in a grid has a unique accessible name. */
  name: string;
  /**
   * Adds the product to the cart. The button shows "Added" when the promise resolves, and an error
   * when it rejects.
   */
  onAdd: () => Promise<void> | void;
  /**
   * Whether the product is sold out. The button then shows that and does nothing.
   * @default false
   */
  isSoldOut?: boolean | undefined;
  /**
   * The variant of the button.
   * @default 'quiet'
   */
  variant?: 'primary' | 'quiet' | undefined;
  /**
   * The size of the button.
   * @default 'small'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Whether it is as wide as its container.
   * @default false
   */
  isFullWidth?: boolean | undefined;
}

/** Adds a product to the cart and announces the result. */
export function AddToCart(props: AddToCartProps) {
  const { name, onAdd, isSoldOut = false, variant = 'quiet', size = 'small' } = props;
  const messages = useMessages('product', productMessages);
  const [state, setState] = useState<'idle' | 'adding' | 'added' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function add() {
    clearTimeout(timer.current);
    setState('adding');
    try {
      await onAdd();
      setState('added');
      timer.current = setTimeout(() => setState('idle'), ADDED_MS);
    } catch {
      setState('failed');
    }
  }

  const isAdded = state === 'added';
  const statusText = {
    idle: '',
    adding: messages.adding(name),
    added: messages.addedNamed(name),
    failed: messages.notAdded,
  }[state];
  const label = isSoldOut ? messages.soldOut : isAdded ? messages.added : messages.add;
  return (
    <div className={styles.stack}>
      <Button
        variant={variant}
        size={size}
        isFullWidth={props.isFullWidth}
        iconStart={isAdded ? icons.check : icons.shoppingBag}
        isLoading={state === 'adding'}
        // The button stays focusable when the product is sold out.
        aria-disabled={isSoldOut || undefined}
        aria-label={messages.named(label, name)}
        onClick={() => void add()}
      >
        {label}
      </Button>
      {state === 'failed' ? (
        <p role="alert" className={styles.status}>
          {statusText}
        </p>
      ) : (
        <VisuallyHidden role="status">{statusText}</VisuallyHidden>
      )}
    </div>
  );
}
