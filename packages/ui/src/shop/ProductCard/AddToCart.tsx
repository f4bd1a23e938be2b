import { useEffect, useRef, useState } from 'react';
import { answer, stack } from './AddToCart.css';
import { productMessages } from './messages';
import { Button } from '../../actions/Button/Button';
import * as icons from '../../data-display/Icon/icons';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

/** Milliseconds that the button says "Added" before it offers itself again. */
const THANKS = 2400;

export interface AddToCartProps {
  /** The product's name: a grid has many such buttons, and each needs a name of its own. */
  name: string;
  /** Puts it into the cart; what it promises decides when "Added" appears, or that it failed. */
  onAdd: () => Promise<void> | void;
  /**
   * Cannot be bought now: the button says so and does nothing.
   * @default false
   */
  isSoldOut?: boolean | undefined;
  /**
   * How much it asks for attention.
   * @default 'quiet'
   */
  variant?: 'primary' | 'quiet' | undefined;
  /**
   * How large it is.
   * @default 'small'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Takes the whole width of its place.
   * @default false
   */
  isFullWidth?: boolean | undefined;
}

/** Adds a product to the cart, and says what became of it. */
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
      timer.current = setTimeout(() => setState('idle'), THANKS);
    } catch {
      setState('failed');
    }
  }

  const isAdded = state === 'added';
  const said = {
    idle: '',
    adding: messages.adding(name),
    added: messages.addedNamed(name),
    failed: messages.notAdded,
  }[state];
  const label = isSoldOut ? messages.soldOut : isAdded ? messages.added : messages.add;
  return (
    <div className={stack}>
      <Button
        variant={variant}
        size={size}
        isFullWidth={props.isFullWidth}
        iconStart={isAdded ? icons.check : icons.shoppingBag}
        isLoading={state === 'adding'}
        // Still reached by the keyboard, so that nobody wonders where it went.
        aria-disabled={isSoldOut || undefined}
        aria-label={messages.named(label, name)}
        onClick={() => void add()}
      >
        {label}
      </Button>
      {state === 'failed' ? (
        <p role="alert" className={answer}>
          {said}
        </p>
      ) : (
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      )}
    </div>
  );
}
