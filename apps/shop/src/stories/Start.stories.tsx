import '../i18n/en/notFound.messages.json';

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { ShopPage } from './ShopPage';

const slow = { timeout: 12_000 };

/** The start page, search results and panels. */
const meta = {
  title: 'Pages/Shop/Start',
  component: ShopPage,
  args: { path: '/' },
  parameters: {
    scenario: 'default',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: /shop/ }, slow);
    await expect(await page.findByRole('contentinfo', {}, slow)).toBeInTheDocument();
  },
};

export const SearchFound: Story = {
  args: { path: '/?q=yoga' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 3, name: 'Movies' }, slow);
    await page.findByRole('heading', { level: 3, name: 'Merchandise' }, slow);
  },
};

/** No matches: suggestions and a link that shows everything. */
export const Empty: Story = {
  args: { path: '/?q=xylophone' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'Nothing found' }, slow);
  },
};

/** From no results back to the page. */
export const ClearTheSearch: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'Nothing found' }, slow);
    await userEvent.click(page.getByRole('button', { name: 'Clear the search' }));
    await expect(await page.findByRole('contentinfo', {}, slow)).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  args: { path: '/nowhere' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'This shelf is empty' }, slow);
  },
};

/** The three sample items and their total (docs/product/orders.md#cart-and-wishlist). */
export const CartOpen: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Cart, 3 items' }, slow));
    const panel = await within(document.body).findByRole('dialog', { name: 'Your cart' }, slow);
    await expect(await within(panel).findByText('$49.00', {}, slow)).toBeInTheDocument();
  },
};

export const CustomizerOpen: Story = {
  parameters: {
    checks: {
      exceptions: [
        {
          check: 'arrows',
          reason: 'Choosing a theme sets the stored direction again, under the walk.',
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /customize appearance/i }, slow));
    await within(document.body).findByRole('dialog', { name: 'Customize appearance' }, slow);
  },
};
