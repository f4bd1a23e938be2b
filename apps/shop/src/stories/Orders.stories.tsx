import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';

import { ShopPage } from './ShopPage';

const slow = { timeout: 12_000 };

/** Checkout, orders and tracking. */
const meta = {
  title: 'Pages/Shop/Orders',
  component: ShopPage,
  args: { path: '/merchandise/account', account: 'member' },
  parameters: {
    scenario: 'default',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '900px' } },
  },
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another country needs its own region and postal code; the summary lists what’s missing. */
export const Checkout: Story = {
  args: { path: '/merchandise/checkout' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const country = await page.findByLabelText(/^Country/, {}, slow);
    await expect(page.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'Shipping address',
    );
    await userEvent.selectOptions(country, 'US');
    await expect(page.getByLabelText(/^ZIP code/)).toHaveAttribute(
      'autocomplete',
      'shipping postal-code',
    );
    await userEvent.type(page.getByLabelText(/^State/), 'Ohio');
    await userEvent.type(page.getByLabelText(/^ZIP code/), '43004');
    await userEvent.selectOptions(country, 'IE');
    await expect(page.getByLabelText(/^Eircode/)).toHaveValue('');
    await expect(page.getByLabelText(/^County/)).toHaveValue('');
    await userEvent.clear(page.getByLabelText(/^Street address/));
    await userEvent.click(page.getByRole('button', { name: 'Continue to shipping' }));
    await expect(
      await page.findByRole('link', { name: /^Please fill in: Street address/ }, slow),
    ).toBeVisible();
  },
};

/** A guest is sent to sign in. */
export const CheckoutAsGuest: Story = {
  args: { path: '/merchandise/checkout', account: undefined },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText('Email address', {}, slow);
  },
};

export const Account: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'Orders' }, slow);
    const main = within(page.getByRole('main'));
    await expect(await main.findByText('member@gschool.example', {}, slow)).toBeVisible();
  },
};

/** The step that an order has reached is the current one. */
export const OrderSent: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const newest = await waitFor(() => {
      const link = canvasElement.querySelector<HTMLElement>('main a[href*="/account/orders/"]');
      return link ?? Promise.reject(new Error('The orders have not come yet'));
    }, slow);
    await userEvent.click(newest);
    await expect(await page.findByRole('listitem', { current: 'step' }, slow)).toHaveTextContent(
      /^On its way/,
    );
  },
};

export const AccountDenied: Story = {
  args: { scenario: 'denied' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      'heading',
      { name: 'You don’t have access to this' },
      slow,
    );
  },
};

export const OrderMissing: Story = {
  args: { path: '/merchandise/account/orders/00000000000000000000000000' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Order not found' }, slow);
  },
};

/** Anything that can’t be an order number is rejected, no matter who’s asking. */
export const OrderMistyped: Story = {
  args: { path: '/merchandise/account/orders/NOPE', scenario: 'denied' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Order not found' }, slow);
  },
};

export const Track: Story = {
  args: { path: '/merchandise/track-order', account: undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByLabelText(/^Order number/, {}, slow);
    await userEvent.type(field, 'ABC');
    await userEvent.click(page.getByRole('button', { name: 'Track order' }));
    await expect(await page.findAllByText(/order number isn’t complete/)).not.toHaveLength(0);
  },
};

export const Plans: Story = {
  args: { path: '/pricing', account: undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      (await page.findAllByRole('link', { name: /^Sign in for/ }, slow)).length,
    ).toBeGreaterThan(0);
  },
};
