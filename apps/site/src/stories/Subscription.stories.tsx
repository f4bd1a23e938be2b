import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { SitePage } from './SitePage';

const slow = { timeout: 15_000 };

/** `/profile?tab=subscription` for every kind of member, and the welcome page. */
const meta = {
  title: 'Pages/Site/Subscription',
  component: SitePage,
  args: { path: '/profile?tab=subscription', account: 'new' },
  parameters: {
    scenario: 'default',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The billing period changes every price; nothing is bought before the payment page. */
export const Plans: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('button', { name: 'Subscribe to School' }, slow),
    ).toBeVisible();
    await expect(page.getByText('$19.00')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: /Yearly/ }));
    await expect(page.getByText('$190.00')).toBeVisible();
    await expect(page.getByText('That’s $15.84 a month')).toBeVisible();
  },
};

export const Member: Story = {
  args: { account: 'member' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^Renews on /, {}, slow);
    const manage = page.getByRole('link', { name: /Manage, pause or cancel/ });
    await expect(manage).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(manage).toHaveAttribute('target', '_blank');
    await page.findByText('Your plan', {}, slow);
    await expect(page.queryByRole('button', { name: /^Subscribe/ })).toBeNull();
  },
};

export const WillNotRenew: Story = {
  args: { account: 'moderator' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/You won’t be charged again/, {}, slow);
  },
};

export const PaymentFailed: Story = {
  args: { account: 'unpaid' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Your last payment didn’t go through', {}, slow);
    await expect(page.getByRole('link', { name: /Update payment method/ })).toBeVisible();
    await page.findByText('Patron', {}, slow);
    await expect(page.queryByRole('button', { name: /^Subscribe/ })).toBeNull();
  },
};

export const Ended: Story = {
  args: { account: 'lapsed' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^Ended on /, {}, slow);
    await expect(
      await page.findByRole('button', { name: 'Subscribe to School' }, slow),
    ).toBeVisible();
  },
};

/** Access without payment: nothing to pay, and nothing to buy by accident. */
export const Granted: Story = {
  args: { account: 'admin' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/so there’s nothing to pay/, {}, slow);
    await page.findByText('Patron', {}, slow);
    await expect(page.queryByRole('button', { name: /^Subscribe/ })).toBeNull();
  },
};

/** A guard redirected here. */
export const RedirectedHere: Story = {
  name: 'Redirected here',
  args: { path: '/profile?tab=subscription&reason=videos' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This page is for subscribers', {}, slow);
  },
};

export const LeftThePaymentPage: Story = {
  args: { path: '/profile?tab=subscription&checkout=cancelled' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('You’ve left the payment page', {}, slow);
    await expect(
      await page.findByRole('button', { name: 'Subscribe to School' }, slow),
    ).toBeVisible();
  },
};

/** Back from the payment page: nothing can be bought while the payment is pending. */
export const PaymentPending: Story = {
  name: 'Payment pending',
  args: { path: '/profile?tab=subscription&checkout=success' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/confirming your payment/, {}, slow);
    await page.findByText('Patron', {}, slow);
    await expect(page.queryByRole('button', { name: /^Subscribe/ })).toBeNull();
  },
};

export const Arrived: Story = {
  args: { path: '/profile?tab=subscription&checkout=success', account: 'member' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Welcome to School, you’re in', {}, slow);
    await expect(page.getAllByRole('link', { name: 'Go to the classes' })[0]).toBeVisible();
  },
};

export const Failed: Story = {
  args: { account: 'member', scenarioAfterSignIn: 'error' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('We couldn’t load the plans', {}, { timeout: 25_000 });
    await page.findByText('We couldn’t load your subscription', {}, slow);
    await expect(page.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(1);
  },
};

export const Loading: Story = {
  parameters: { scenario: 'slow' },
  play: async ({ canvasElement }) => {
    const loading = await within(canvasElement).findByText('Loading', {}, slow);
    await expect(loading.closest('[aria-busy]')).not.toBeNull();
  },
};

/** After enrolling: three questions, all optional. */
export const Welcome: Story = {
  args: { path: '/welcome' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const goal = await page.findByRole('button', { name: 'Getting stronger' }, slow);
    await userEvent.click(goal);
    await expect(goal).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(page.getByRole('button', { name: 'At the beginning' }));
    await userEvent.click(page.getByRole('button', { name: 'Give me a challenge' }));
    await expect(page.getByRole('button', { name: 'At the beginning' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(page.getByRole('link', { name: 'Skip' })).toBeVisible();
  },
};

/** The price is shown before anyone enrolls. */
export const PricesBeforeEnrolling: Story = {
  args: { path: '/auth/sign-up', account: undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('$19.00 a month', {}, slow);
    await expect(page.getByText('or $190.00 a year · 2 months free')).toBeVisible();
  },
};
