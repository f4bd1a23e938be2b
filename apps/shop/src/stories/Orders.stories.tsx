import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';

import { createFrame, pageParameters, expectRole } from '#storybook/pageStories';
import { ShopPage } from './ShopPage';

/** Checkout, orders and tracking. */
const meta = {
  title: 'Pages/Shop/Orders',
  component: ShopPage,
  args: { path: '/merchandise/account', account: 'member' },
  parameters: { ...pageParameters, docs: { story: createFrame('900px') } },
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another country needs its own region and postal code; the summary lists what’s missing. */
export const Checkout: Story = {
  args: { path: '/merchandise/checkout' },
  play: async ({ canvas }) => {
    const country = await canvas.findByLabelText(/^Country/);
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'Shipping address',
    );
    await userEvent.selectOptions(country, 'US');
    await expect(canvas.getByLabelText(/^ZIP code/)).toHaveAttribute(
      'autocomplete',
      'shipping postal-code',
    );
    await userEvent.type(canvas.getByLabelText(/^State/), 'Ohio');
    await userEvent.type(canvas.getByLabelText(/^ZIP code/), '43004');
    await userEvent.selectOptions(country, 'IE');
    await expect(canvas.getByLabelText(/^Eircode/)).toHaveValue('');
    await expect(canvas.getByLabelText(/^County/)).toHaveValue('');
    await userEvent.clear(canvas.getByLabelText(/^Street address/));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to shipping' }));
    await expect(
      await canvas.findByRole('link', { name: /^Please fill in: Street address/ }),
    ).toBeVisible();
  },
};

/** A guest is sent to sign in. */
export const CheckoutAsGuest: Story = {
  args: { path: '/merchandise/checkout', account: undefined },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Email address');
  },
};

export const Account: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Orders' });
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText('member@gschool.example')).toBeVisible();
  },
};

/** The step that an order has reached is the current one. */
export const OrderSent: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const newest = await waitFor(() => {
      const link = canvasElement.querySelector<HTMLElement>('main a[href*="/account/orders/"]');
      return link ?? Promise.reject(new Error('The orders have not come yet'));
    });
    await userEvent.click(newest);
    await expect(await canvas.findByRole('listitem', { current: 'step' })).toHaveTextContent(
      /^On its way/,
    );
  },
};

export const AccountDenied: Story = {
  args: { scenario: 'denied' },
  play: expectRole('heading', { name: 'You don’t have access to this page' }),
};

export const OrderMissing: Story = {
  args: { path: '/merchandise/account/orders/00000000000000000000000000' },
  play: expectRole('heading', { name: 'Order not found' }),
};

/** Anything that can’t be an order number is rejected, no matter who’s asking. */
export const OrderMistyped: Story = {
  args: { path: '/merchandise/account/orders/NOPE', scenario: 'denied' },
  play: expectRole('heading', { name: 'Order not found' }),
};

export const Track: Story = {
  args: { path: '/merchandise/track-order', account: undefined },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(/^Order number/);
    await userEvent.type(field, 'ABC');
    await userEvent.click(canvas.getByRole('button', { name: 'Track order' }));
    await expect(await canvas.findAllByText(/order number isn’t complete/)).not.toHaveLength(0);
  },
};

export const Plans: Story = {
  args: { path: '/pricing', account: undefined },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('link', { name: /^Sign in for/ })).length,
    ).toBeGreaterThan(0);
  },
};
