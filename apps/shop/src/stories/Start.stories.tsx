import '../i18n/en/notFound.messages.json';

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { createFrame, pageParameters, expectRole } from '#storybook/pageStories';
import { ShopPage } from './ShopPage';

/** The start page, search results and panels. */
const meta = {
  title: 'Pages/Shop/Start',
  component: ShopPage,
  args: { path: '/' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /shop/ });
    const footer = await canvas.findByRole('contentinfo');
    // The sections load when they are near the screen.
    footer.scrollIntoView();
    const departments = within(await canvas.findByRole('group', { name: 'Show' }));
    const chosen = () => departments.getByRole('button', { pressed: true });
    await expect(chosen()).toHaveTextContent('All');
    await userEvent.click(departments.getByRole('button', { name: 'Mats' }));
    await expect(chosen()).toHaveTextContent('Mats');
  },
};

export const SearchFound: Story = {
  args: { path: '/?q=yoga' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Movies' });
    await canvas.findByRole('heading', { level: 3, name: 'Merchandise' });
  },
};

/** No matches: suggestions and a link that shows everything. */
export const Empty: Story = {
  args: { path: '/?q=xylophone' },
  play: expectRole('heading', { name: 'Nothing found' }),
};

/** From no results back to the page. */
export const ClearTheSearch: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing found' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(await canvas.findByRole('contentinfo')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  args: { path: '/nowhere' },
  play: expectRole('heading', { name: 'This shelf is empty' }),
};

/** The three sample items and their total (docs/product/orders.md#cart-and-wishlist). */
export const CartOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart, 3 items' }));
    const panel = await within(document.body).findByRole('dialog', { name: 'Your cart' });
    await expect(await within(panel).findByText('$49.00')).toBeInTheDocument();
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
  play: async ({ canvas }) => {
    const banner = within(await canvas.findByRole('banner'));
    await userEvent.click(await banner.findByRole('button', { name: 'Customize appearance' }));
    await within(document.body).findByRole('dialog', { name: 'Customize appearance' });
  },
};
