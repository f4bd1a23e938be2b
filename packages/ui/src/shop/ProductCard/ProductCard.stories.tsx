import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { AddToCart } from './AddToCart';
import { ProductCard } from './ProductCard';
import { column, products, tee } from './ProductCard.fixtures';
import { ProductCardSkeleton } from './ProductCardSkeleton';
import { WishlistToggle } from './WishlistToggle';
import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { Rating } from '../Rating/Rating';
import { broken } from '../../media/Picture/Picture.fixtures';
import { Stack } from '../../layout/Stack/Stack';

const meta = {
  title: 'Components/Shop/ProductCard',
  component: ProductCard,
  parameters: { anatomy: { parts: ['article > div', null, 'h2', null, null] } },
  args: { ...tee, headingLevel: 2 },
  render: (args) => column(<ProductCard {...args} />),
} satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One link, as large as the card, with the product’s name as its accessible name. */
export const Plain: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Studio tee' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const card = canvasElement.querySelector('article')?.getBoundingClientRect();
    const hit = document.elementFromPoint((card?.x ?? 0) + 40, (card?.y ?? 0) + 80);
    await expect(hit).toBe(link);
  },
};

export const Grid: Story = {
  render: () => (
    <CardGrid itemSize="card">
      {products.map((product) => (
        <ProductCard key={product.name} {...product} headingLevel={2} />
      ))}
    </CardGrid>
  ),
};

export const Sale: Story = {
  args: { compareAt: { amount: 3200, currency: 'usd' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sale')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Was $32.00 now $24.00');
  },
};

export const New: Story = { tags: ['!autodocs'], args: { isNew: true } };

export const SoldOut: Story = {
  args: { isSoldOut: true, action: <AddToCart name="Studio tee" onAdd={() => {}} isSoldOut /> },
};

export const Rated: Story = { args: { rating: <Rating value={4.6} count={128} size="small" /> } };

export const Colors: Story = {
  name: 'Colors',
  args: { ...products[2], detail: '3 strengths' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Colors: marigold teal clay')).toBeInTheDocument();
  },
};

/** The buttons are outside the link, so pressing them doesn’t navigate. */
export const WithButtons: Story = {
  render: function Example(args) {
    const [isSaved, setSaved] = useState(false);
    return column(
      <ProductCard
        {...args}
        wishlist={<WishlistToggle name={args.name} isSaved={isSaved} onToggle={setSaved} />}
        action={<AddToCart name={args.name} onAdd={() => {}} />}
      />,
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heart = canvas.getByRole('button', { name: 'Wishlist: Studio tee' });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    canvas.getByRole('button', { name: 'Add to cart: Studio tee' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Studio tee added to cart')).toBeInTheDocument();
    await expect(canvasElement.querySelector('a button, button a')).toBeNull();
  },
};

export const LongName: Story = {
  args: {
    name: 'Hand-stitched rehearsal overshirt with reinforced elbows and an unreasonably long name',
    detail: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenstoff',
    price: { amount: 123456700, currency: 'usd' },
  },
};

export const MissingPicture: Story = { args: { picture: broken } };

export const Horizontal: Story = {
  render: (args) => (
    <Stack space="6">
      {[{ ...args }, ...products.slice(1)].map((product) => (
        <ProductCard key={product.name} {...product} layout="horizontal" headingLevel={2} />
      ))}
    </Stack>
  ),
};

export const Loading: Story = {
  render: () => (
    <CardGrid itemSize="card">
      {[1, 2, 3, 4].map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </CardGrid>
  ),
};
