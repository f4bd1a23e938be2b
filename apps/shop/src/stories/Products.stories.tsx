import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';

import {
  createFrame,
  pageParameters,
  expectRole,
  expectText,
  offlineChecks,
} from '#storybook/pageStories';
import { settle } from '#storybook/settle';
import { ShopPage } from './ShopPage';

/** The product list, a product, the cart and the wishlist. */
const meta = {
  title: 'Pages/Shop/Products',
  component: ShopPage,
  args: { path: '/merchandise/shop' },
  parameters: { ...pageParameters, docs: { story: createFrame('900px') } },
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('24 products');
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    const [heart] = canvas.getAllByRole('button', { name: /^Wishlist: / });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart!);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(heart!);
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'price-up');
    await expect(await canvas.findByRole('link', { name: /Show more products/ })).toBeVisible();
  },
};

/**
 * Letters, shoe sizes and other sizes are separate facets. Another size system changes the labels,
 * not the filter.
 */
export const ShoeSizes: Story = {
  args: { path: '/merchandise/shop?category=shoes&size=38' },
  play: async ({ canvas }) => {
    const facets = within(await canvas.findByRole('region', { name: 'Filters' }));
    const shoes = await facets.findByRole('group', { name: 'Shoe size' });
    await expect(within(shoes).getByRole('checkbox', { name: /^38/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /Size EU 38/ })).toBeVisible();
    const systems = within(facets.getByRole('group', { name: 'Shoe sizes in' }));
    await expect(systems.getByRole('button', { pressed: true })).toHaveTextContent('EU');
    await userEvent.click(systems.getByRole('button', { name: 'US' }));
    await expect(systems.getByRole('button', { pressed: true })).toHaveTextContent('US');
    await expect(within(shoes).getByRole('checkbox', { name: /^7\.5/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /Size US 7\.5/ })).toBeVisible();
    await settle();
    await expect(within(shoes).queryByRole('checkbox', { name: /^M/ })).toBeNull();
    await userEvent.click(systems.getByRole('button', { name: 'EU' }));
  },
};

/** The filter reads prices in any notation. A text that is not a price shows an error. */
export const TypedPrices: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findAllByText('24 products');
    const facets = within(canvas.getByRole('region', { name: 'Filters' }));
    const apply = async (from: string, to: string) => {
      for (const [label, price] of [
        ['From', from],
        ['To', to],
      ] as const) {
        await userEvent.clear(facets.getByLabelText(label));
        if (price) await userEvent.type(facets.getByLabelText(label), price);
      }
      await userEvent.click(facets.getByRole('button', { name: 'Apply price' }));
    };
    for (const [from, to] of [
      ['20,50', '40,00'],
      ['٢٠٫٥', '٤٠'],
      ['$20.50', '40 USD'],
    ] as const) {
      await apply(from, to);
      await waitFor(() => expect(facets.getByLabelText('From')).toHaveValue('20.5'));
      await expect((await canvas.findAllByText('6 products'))[0]).toBeVisible();
      await apply('', '');
      await expect((await canvas.findAllByText('24 products'))[0]).toBeVisible();
    }
    await apply('cheap', '40');
    await expect(facets.getByLabelText('From')).toHaveAccessibleDescription(/such as 20/);
    await expect(canvas.getAllByText('24 products')[0]).toBeVisible();
  },
};

/** The offers that the URL names are checked, and no others. */
export const InStock: Story = {
  args: { path: '/merchandise/shop?stock=yes' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const facets = within(await canvas.findByRole('region', { name: 'Filters' }));
    await expect(await facets.findByRole('checkbox', { name: /^In stock/ })).toBeChecked();
    await expect(facets.getByRole('checkbox', { name: /^On sale/ })).not.toBeChecked();
  },
};

/** The suggestion that would show the most products is first. */
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

/** A department has its own path, and no category facet. */
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

/** The heart, the shown picture and the chosen stars have an accessible state. */
export const ProductStates: Story = {
  ...Product,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Studio tee' });
    const heart = canvas.getByRole('button', { name: 'Wishlist: Studio tee' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));

    const pictures = within(canvas.getByRole('region', { name: 'Pictures of Studio tee' }));
    const shown = () => pictures.getByRole('button', { current: true });
    await expect(shown()).toHaveTextContent('Show picture 1 of 3');
    await userEvent.click(pictures.getByRole('button', { name: 'Show picture 2 of 3' }));
    await waitFor(() => expect(shown()).toHaveTextContent('Show picture 2 of 3'));

    const stars = within(await canvas.findByRole('list', { name: 'Reviews by stars' }));
    await expect(stars.queryByRole('button', { pressed: true })).toBeNull();
    const [five] = stars.getAllByRole('button', { name: /^5 stars: / });
    await userEvent.click(five!);
    await expect(stars.getAllByRole('button', { pressed: true })).toEqual([five]);
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
    const unit = () => within(guide).getByRole('button', { pressed: true });
    await expect(unit()).toHaveTextContent('Centimeters');
    await userEvent.click(within(guide).getByRole('button', { name: 'Inches' }));
    await waitFor(() => expect(unit()).toHaveTextContent('Inches'));
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

/** The three sample items and their total (docs/product/orders.md#cart-and-wishlist). */
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
