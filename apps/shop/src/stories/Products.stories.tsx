import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';

import { ShopPage } from './ShopPage';

const slow = { timeout: 12_000 };

/** The product list, a product, the cart and the wishlist. */
const meta = {
  title: 'Pages/Shop/Products',
  component: ShopPage,
  args: { path: '/merchandise/shop' },
  parameters: {
    scenario: 'default',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '900px' } },
  },
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('24 products', {}, slow);
    await expect(page.getAllByRole('article')).toHaveLength(12);
    await userEvent.selectOptions(page.getByLabelText('Sort by'), 'price-up');
    await expect(await page.findByRole('link', { name: /Show more products/ })).toBeVisible();
  },
};

/**
 * Letters, shoe sizes and other sizes are facets of their own. Another system changes what is
 * shown, never the filter.
 */
export const ShoeSizes: Story = {
  args: { path: '/merchandise/shop?category=shoes&size=38' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const facets = within(await page.findByRole('region', { name: 'Filters' }, slow));
    const shoes = await facets.findByRole('group', { name: 'Shoe size' }, slow);
    await expect(within(shoes).getByRole('checkbox', { name: /^38/ })).toBeChecked();
    await expect(page.getByRole('button', { name: /Size EU 38/ })).toBeVisible();
    const systems = within(facets.getByRole('group', { name: 'Shoe sizes in' }));
    await userEvent.click(systems.getByRole('button', { name: 'US' }));
    await expect(within(shoes).getByRole('checkbox', { name: /^7\.5/ })).toBeChecked();
    await expect(page.getByRole('button', { name: /Size US 7\.5/ })).toBeVisible();
    await expect(within(shoes).queryByRole('checkbox', { name: /^M/ })).toBeNull();
    await userEvent.click(systems.getByRole('button', { name: 'EU' }));
  },
};

/** The suggestion that brings back the most products comes first. */
export const NoMatches: Story = {
  name: 'No matches',
  args: { path: '/merchandise/shop?category=mats&size=M' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'No products match all of that' }, slow);
  },
};

/** A filter that excludes everything can be removed with one press. */
export const RemoveAFilter: Story = {
  ...NoMatches,
  name: 'Remove a filter',
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'No products match all of that' }, slow);
    await userEvent.click(page.getAllByRole('button', { name: /^Any (category|size): / })[0]!);
    await expect((await page.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

/** A department has its own address, and no facet of categories. */
export const Department: Story = {
  args: { path: '/merchandise/shop/mats' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('4 products', {}, slow);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Mats');
    await expect(page.queryByRole('checkbox', { name: /^Mats/ })).not.toBeInTheDocument();
    const departments = page.getByRole('navigation', { name: 'Departments' });
    await expect(within(departments).getByRole('link', { name: 'Mats' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const ListLoading: Story = {
  args: { scenario: 'slow' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading the products', {}, slow);
  },
};

export const ListOffline: Story = {
  args: { scenario: 'offline' },
  parameters: {
    checks: {
      exceptions: [
        {
          check: 'console',
          match: 'RPC_ERROR',
          reason: 'Firestore tells the console that it is offline.',
        },
        {
          check: 'console',
          match: 'ERR_FAILED',
          reason: 'The browser says what the network refused.',
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'You’re offline' }, slow);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Product: Story = {
  args: { path: '/merchandise/product/studio-tee' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 2, name: 'Studio tee' }, slow);
    await userEvent.click(page.getByRole('radio', { name: /^L/ }));
    await expect(page.getByRole('radio', { name: /^L/ })).toBeChecked();
  },
};

/** The measurements, in centimeters or inches. */
export const SizeGuide: Story = {
  ...Product,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 2, name: 'Studio tee' }, slow);
    await userEvent.click(page.getByRole('radio', { name: /^L/ }));
    await expect(page.getByRole('radio', { name: /^L/ })).toBeChecked();
    await userEvent.click(page.getByRole('button', { name: 'Size guide' }));
    const guide = await within(document.body).findByRole('dialog', { name: 'Size guide' }, slow);
    await userEvent.click(within(guide).getByRole('button', { name: 'Inches' }));
    await waitFor(() => expect(within(guide).getByText('34.5–36.5')).toBeVisible());
  },
};

export const ProductMissing: Story = {
  args: { path: '/merchandise/product/no-such-thing' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      'heading',
      { level: 1, name: 'We couldn’t find this product' },
      slow,
    );
  },
};

/** A product that is no longer sold leads to its department. */
export const ProductArchived: Story = {
  args: { path: '/merchandise/product/wool-blanket' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'We couldn’t find this product' }, slow);
    await expect(page.getByRole('link', { name: 'See Recovery' })).toHaveAttribute(
      'href',
      '/merchandise/shop/recovery',
    );
  },
};

/** The three sample items and their total (docs/product/orders.md#cart-and-wishlist). */
export const Cart: Story = {
  args: { path: '/merchandise/cart' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('$49.00', {}, slow)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Remove Studio tee' }));
    await expect(await page.findByText('$25.00')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect(await page.findByText('$49.00')).toBeVisible();
  },
};

export const WishlistEmpty: Story = {
  args: { path: '/merchandise/wishlist' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Nothing saved yet' }, slow);
  },
};
