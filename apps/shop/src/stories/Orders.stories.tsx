import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { ShopPage } from './ShopPage';

const slow = { timeout: 12_000 };

/** From the cart to an order, and what becomes of it. */
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

/** Another country asks for its own region and code; the summary says what is missing. */
export const Checkout: Story = {
  args: { path: '/merchandise/checkout' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const country = await page.findByLabelText(/^Country/, {}, slow);
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
    await userEvent.clear(page.getByLabelText(/^Street and number/));
    await userEvent.click(page.getByRole('button', { name: 'On to delivery' }));
    await expect(
      await page.findByRole('link', { name: /^Fill this in: Street and number/ }, slow),
    ).toBeVisible();
  },
};

/** A guest is led to the sign-in. */
export const CheckoutAsGuest: Story = {
  args: { path: '/merchandise/checkout', account: undefined },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText('E-mail address', {}, slow);
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

export const AccountDenied: Story = {
  args: { trouble: 'denied' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'This is not yours to see' }, slow);
  },
};

export const OrderMissing: Story = {
  args: { path: '/merchandise/account/orders/00000000000000000000000000' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'There is no such order' }, slow);
  },
};

/** What cannot be a number is known to be none, whoever looks and whatever is asked. */
export const OrderMistyped: Story = {
  args: { path: '/merchandise/account/orders/NOPE', trouble: 'denied' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'There is no such order' }, slow);
  },
};

export const Track: Story = {
  args: { path: '/merchandise/track-order', account: undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByLabelText(/^Order number/, {}, slow);
    await userEvent.type(field, 'ABC');
    await userEvent.click(page.getByRole('button', { name: 'Track it' }));
    await expect(await page.findAllByText(/not a whole order number/)).not.toHaveLength(0);
  },
};

export const Plans: Story = {
  args: { path: '/pricing', account: undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      (await page.findAllByRole('link', { name: /^Sign in and choose/ }, slow)).length,
    ).toBeGreaterThan(0);
  },
};
