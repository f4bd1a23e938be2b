import {
  Button,
  CartLine,
  Container,
  EmptyState,
  Grid,
  Heading,
  icons,
  OrderSummary,
  QuantityStepper,
  Stack,
} from '@gschool/ui';
import { useState } from 'react';

const usd = (amount: number) => ({ amount, currency: 'usd' });
const SHIPPING = 500;

const products = [
  { id: 'tee', name: 'Studio tee', thumbnail: 'art:object/tee/14', unit: 2400, count: 2 },
  { id: 'mat', name: 'Cork mat', thumbnail: 'art:object/mat/3', unit: 5400, count: 1 },
  { id: 'bands', name: 'Loop bands', thumbnail: 'art:object/band/9', unit: 900, count: 1 },
];

/** A cart: lines with their quantities, and what it all costs. */
export function CartPage() {
  const [items, setItems] = useState(products);
  const remove = (id: string) => setItems(items.filter((item) => item.id !== id));
  const setCount = (id: string, count: number) =>
    setItems(items.map((item) => (item.id === id ? { ...item, count } : item)));
  const subtotal = items.reduce((sum, { unit, count }) => sum + unit * count, 0);
  if (items.length === 0) {
    return (
      <Container as="main" size="text" blockPadding="large">
        <EmptyState
          title="Your cart is empty"
          icon={icons.cart}
          level={1}
          action={<Button href="#products">Go to the shop</Button>}
        >
          What you add is saved on this device.
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container as="main" blockPadding="medium">
      <Stack space="6">
        <Heading level={1}>Your cart</Heading>
        <Grid column="huge" space="8">
          <Stack space="5">
            {items.map(({ id, name, thumbnail, unit, count }) => (
              <CartLine
                key={id}
                {...{ name, thumbnail }}
                href={`#${id}`}
                price={usd(unit * count)}
                unitPrice={count > 1 ? usd(unit) : undefined}
                onRemove={() => remove(id)}
                quantity={
                  <QuantityStepper
                    label={`Quantity of ${name}`}
                    isLabelHidden
                    name={`quantity-${id}`}
                    size="small"
                    value={count}
                    max={8}
                    onChange={(next) => setCount(id, next)}
                  />
                }
              />
            ))}
          </Stack>
          <OrderSummary
            isOpenAtFirst
            lines={items.map(({ id, name, thumbnail, unit, count }) => ({
              id,
              name,
              thumbnail,
              count,
              price: usd(unit * count),
            }))}
            subtotal={usd(subtotal)}
            delivery={usd(SHIPPING)}
            total={usd(subtotal + SHIPPING)}
            action={
              <Button href="#checkout" size="large" isFullWidth>
                Check out
              </Button>
            }
          />
        </Grid>
      </Stack>
    </Container>
  );
}
