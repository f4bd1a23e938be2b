import {
  AddToCart,
  Container,
  Divider,
  Grid,
  Heading,
  Picture,
  Price,
  ProductCard,
  QuantityStepper,
  RadioGroup,
  Rating,
  Stack,
  Text,
} from '@gschool/ui';
import { useState } from 'react';

const usd = (amount: number) => ({ amount, currency: 'usd' });
const sizes = ['S', 'M', 'L', 'XL'].map((size) => ({ value: size, label: size }));
const more = [
  { name: 'Cork mat', picture: 'art:object/mat/3', price: usd(5400) },
  { name: 'Loop bands', picture: 'art:object/band/9', price: usd(900) },
  { name: 'Steel bottle', picture: 'art:object/bottle/21', price: usd(2100) },
];

export interface ProductPageProps {
  /** Adds the product to the cart. */
  onAdd: () => Promise<void>;
}

/** The page of a product: picture, price, options and related products. */
export function ProductPage({ onAdd }: ProductPageProps) {
  const [count, setCount] = useState(1);
  return (
    <Container as="main" blockPadding="medium">
      <Stack space="12">
        <Grid column="huge" space="8">
          <Picture picture="art:object/tee/14" alt="" ratio="1/1" isPriority />
          <Stack space="5">
            <Heading level={1}>Studio tee</Heading>
            <Rating value={4.6} count={128} />
            <Price amount={usd(2400)} compareAt={usd(3200)} size="large" />
            <Text tone="muted">Heavy organic cotton, cut to move in and to be washed often.</Text>
            <Divider />
            <RadioGroup layout="inline" name="size" label="Size" options={sizes} defaultValue="M" />
            <QuantityStepper
              name="quantity"
              label="Quantity"
              value={count}
              max={6}
              onChange={setCount}
            />
            <AddToCart name="Studio tee" variant="primary" size="large" onAdd={onAdd} />
          </Stack>
        </Grid>
        <Stack>
          <Heading level={2}>Goes well with this</Heading>
          <Grid column="tiny">
            {more.map((piece) => (
              <ProductCard key={piece.name} {...piece} href={`#${piece.name}`} />
            ))}
          </Grid>
        </Stack>
      </Stack>
    </Container>
  );
}
