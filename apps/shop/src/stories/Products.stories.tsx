import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';

import {
  createPageParameters,
  expectRole,
  expectText,
  offlineChecks,
} from '#storybook/pageStories';
import { ShopPage } from './ShopPage';

/** The product list, a product, the cart and the wishlist. */
const meta = {
  title: 'Pages/Shop/Products',
  component: ShopPage,
  args: { path: '/merchandise/shop' },
  parameters: createPageParameters('900px'),
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('24 products');
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'price-up');
    await expect(await canvas.findByRole('link', { name: /Show more products/ })).toBeVisible();
  },
};

/**
 * Letters, shoe sizes and other sizes are facets of their own. Another system changes what is
 * shown, never the filter.
 */
export const ShoeSizes: Story = {
  args: { path: '/merchandise/shop?category=shoes&size=38' },
  play: async ({ canvas }) => {
    const facets = within(await canvas.findByRole('region', { name: 'Filters' }));
    const shoes = await facets.findByRole('group', { name: 'Shoe size' });
    await expect(within(shoes).getByRole('checkbox', { name: /^38/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /Size EU 38/ })).toBeVisible();
    const systems = within(facets.getByRole('group', { name: 'Shoe sizes in' }));
    await userEvent.click(systems.getByRole('button', { name: 'US' }));
    await expect(within(shoes).getByRole('checkbox', { name: /^7\.5/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /Size US 7\.5/ })).toBeVisible();
    await expect(within(shoes).queryByRole('checkbox', { name: /^M/ })).toBeNull();
    await userEvent.click(systems.getByRole('button', { name: 'EU' }));
  },
};

/** The suggestion that brings back the most products comes first. */
export const NoMatches: Story = {
  name: 'No matches',
  args: { path: '/merchandise/shop?category=mats&size=M' },
  play: expectRole('heading', { name: 'No products match all of that' }),
};

/** A filter that excludes everything can be removed with one press. */
export const RemoveAFilter: Story = {
  ...NoMatches,
  name: 'Remove a filter',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No products match all of that' });
    await userEvent.click(canvas.getAllByRole('button', { name: /^Any (category|size): / })[0]!);
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

/** A department has its own address, and no facet of categories. */
export const Department: Story = {
  args: { path: '/merchandise/shop/mats' },
  play: async ({ canvas }) => {
    await canvas.findByText('4 products');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mats');
    await expect(canvas.queryByRole('checkbox', { name: /^Mats/ })).not.toBeInTheDocument();
    const departments = canvas.getByRole('navigation', { name: 'Departments' });
    await expect(within(departments).getByRole('link', { name: 'Mats' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const ListLoading: Story = {
  args: { scenario: 'slow' },
  play: expectText('Loading the products'),
};

export const ListOffline: Story = {
  args: { scenario: 'offline' },
  parameters: offlineChecks,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You’re offline' });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Product: Story = {
  args: { path: '/merchandise/product/studio-tee' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Studio tee' });
    await userEvent.click(canvas.getByRole('radio', { name: /^L/ }));
    await expect(canvas.getByRole('radio', { name: /^L/ })).toBeChecked();
  },
};

/** The measurements, in centimeters or inches. */
export const SizeGuide: Story = {
  ...Product,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Studio tee' });
    await userEvent.click(canvas.getByRole('radio', { name: /^L/ }));
    await expect(canvas.getByRole('radio', { name: /^L/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Size guide' }));
    const guide = await within(document.body).findByRole('dialog', { name: 'Size guide' });
    await userEvent.click(within(guide).getByRole('button', { name: 'Inches' }));
    await waitFor(() => expect(within(guide).getByText('34.5–36.5')).toBeVisible());
  },
};

export const ProductMissing: Story = {
  args: { path: '/merchandise/product/no-such-thing' },
  play: expectRole('heading', { level: 1, name: 'We couldn’t find this product' }),
};

/** A product that is no longer sold leads to its department. */
export const ProductArchived: Story = {
  args: { path: '/merchandise/product/wool-blanket' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'We couldn’t find this product' });
    await expect(canvas.getByRole('link', { name: 'See Recovery' })).toHaveAttribute(
      'href',
      '/merchandise/shop/recovery',
    );
  },
};

/** The three sample items and their total (docs/product.md#cart-and-wishlist). */
export const Cart: Story = {
  args: { path: '/merchandise/cart' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$49.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Studio tee' }));
    await expect(await canvas.findByText('$25.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('$49.00')).toBeVisible();
  },
};

export const WishlistEmpty: Story = {
  args: { path: '/merchandise/wishlist' },
  play: expectRole('heading', { name: 'Nothing saved yet' }),
};
