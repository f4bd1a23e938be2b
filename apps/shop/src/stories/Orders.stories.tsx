import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';

import { createFrame, pageParameters, expectRole } from '#storybook/pageStories';
import { settle } from '#storybook/settle';
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

/**
 * Another country has other fields for region and postal code. The summary lists what is missing.
 */
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

/** A guest signs in beside the order and keeps the cart. The result is shown here. */
export const CheckoutAsGuest: Story = {
  args: { path: '/merchandise/checkout', account: undefined },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await main.findByRole('heading', { name: 'Sign in to check out' });
    const order = await main.findByRole('region', { name: 'Order summary' });
    await waitFor(() => expect(order).toHaveTextContent('$49.00'));

    await userEvent.type(main.getByLabelText('Email address'), 'member@gschool.example');
    await userEvent.click(main.getByRole('button', { name: 'Create an account' }));
    await expect(
      main.getByRole('heading', { name: 'Create an account to check out' }),
    ).toHaveFocus();
    await expect(main.getByLabelText('Email address')).toHaveValue('member@gschool.example');

    await userEvent.click(main.getByRole('button', { name: 'Sign In' }));
    await expect(main.getByLabelText('Email address')).toHaveValue('member@gschool.example');
    await userEvent.type(main.getByLabelText('Password'), 'not-the-password');
    await userEvent.click(main.getByRole('button', { name: 'Sign In' }));
    await expect(await main.findByRole('alert')).toHaveTextContent('don’t match');
  },
};

/** After the sign-in, the steps replace the form, with the same order. */
export const CheckoutAfterSignIn: Story = {
  ...CheckoutAsGuest,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await userEvent.type(await main.findByLabelText('Email address'), 'member@gschool.example');
    await userEvent.type(main.getByLabelText('Password'), 'gschool-demo');
    await userEvent.click(main.getByRole('button', { name: 'Sign In' }));
    await waitFor(() =>
      expect(main.getByRole('heading', { name: 'Shipping address' })).toHaveFocus(),
    );
    await expect(main.getByRole('region', { name: 'Order summary' })).toHaveTextContent('$49.00');
  },
};

/** Only what may stay empty is marked. */
export const CheckoutMarks: Story = {
  ...Checkout,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(/^Full name/);
    await expect(name).toBeRequired();
    await expect(canvas.getByLabelText(/^Phone \(optional\)/)).not.toBeRequired();
    await settle();
    await expect(canvas.queryByText('(required)', { exact: false })).toBeNull();
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

/** From right to left, all lines of an address begin at the right, also those in Latin letters. */
export const OrderRtl: Story = {
  ...OrderSent,
  globals: { direction: 'rtl' },
  play: async (context) => {
    await OrderSent.play?.(context);
    const { canvasElement } = context;
    const getEdges = () =>
      [...canvasElement.querySelectorAll('address bdi')].map((line) =>
        Math.round(line.getBoundingClientRect().right),
      );
    await waitFor(() => expect(getEdges().length).toBeGreaterThan(3));
    const address = canvasElement.querySelector('address')!.getBoundingClientRect();
    for (const edge of getEdges()) await expect(edge).toBe(Math.round(address.right));
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

/** A text that can't be an order number is rejected, for guests and customers. */
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
