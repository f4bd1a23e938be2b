import { useState } from 'react';

import { CartPanel, type CartPanelLine, type CartPanelProps } from './CartPanel';
import { Button } from '../../actions/Button/Button';
import { QuantityStepper } from '../../forms/QuantityStepper/QuantityStepper';
import { StoryPage } from '../../internal/StoryPage';

const usd = (amount: number) => ({ amount, currency: 'usd' });

/**
 * The three items of the demo (docs/product/orders.md#cart-and-wishlist): $49.00 in total, prices
 * already formatted.
 */
export const demoLines: readonly CartPanelLine[] = [
  { id: 'tee', thumbnail: 'art:object/tee/14', name: 'Studio tee', price: '$24.00' },
  { id: 'bottle', thumbnail: 'art:object/bottle/21', name: 'Steel bottle', price: '$16.00' },
  { id: 'bands', thumbnail: 'art:object/band/9', name: 'Loop bands', price: '$9.00' },
];

/** The same items, each with its quantity. */
export const countedLines: readonly CartPanelLine[] = demoLines.map((line) => ({
  ...line,
  quantity: (
    <QuantityStepper
      label={`Quantity of ${line.name}`}
      isLabelHidden
      name={`quantity-${line.id}`}
      max={8}
      size="small"
    />
  ),
}));

const demoItems = [
  ['tee', 'Studio tee'],
  ['mat', 'Cork mat'],
  ['bottle', 'Steel bottle'],
  ['band', 'Loop bands'],
  ['tote', 'Market tote'],
  ['cap', 'Early cap'],
  ['mug', 'Morning mug'],
  ['book', 'Practice journal'],
  ['dumbbell', 'Soft dumbbells'],
  ['roller', 'Cork roller'],
] as const;

/** A cart that doesn’t fit on any screen. */
export const manyLines: readonly CartPanelLine[] = demoItems.map(([object, name], index) => ({
  id: object,
  thumbnail: `art:object/${object}/${index + 3}`,
  name,
  detail: 'In marigold',
  price: usd(1000),
}));

/**
 * A page with the panel’s button. Its state contains the cart, and it can restore removed items.
 */
export function Shop(args: CartPanelProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  return (
    <StoryPage title="A shop">
      <Button onClick={() => setOpen(true)}>Cart</Button>
      <CartPanel
        {...args}
        lines={args.lines.filter(({ id }) => !removedIds.includes(id))}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          args.onOpenChange(next);
        }}
        {...(args.onRemove && {
          onRemove: (id: string) => {
            args.onRemove?.(id);
            setRemovedIds((ids) => [...ids, id]);
          },
          onUndo: (id: string) => {
            args.onUndo?.(id);
            setRemovedIds((ids) => ids.filter((other) => other !== id));
          },
        })}
      />
    </StoryPage>
  );
}
