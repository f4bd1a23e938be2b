import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { createFrame, pageParameters, expectLoading, expectText } from '#storybook/pageStories';
import { SitePage } from './SitePage';

/** `/profile?tab=subscription` for every kind of member, and the welcome page. */
const meta = {
  title: 'Pages/Site/Subscription',
  component: SitePage,
  args: { path: '/profile?tab=subscription', account: 'new' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The billing period changes every price. A purchase is possible only on the payment page. */
export const Plans: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Subscribe to School' })).toBeVisible();
    await expect(canvas.getByText('$19.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Yearly/ }));
    await expect(canvas.getByText('$190.00')).toBeVisible();
    await expect(canvas.getByText('That’s $15.84 a month')).toBeVisible();
  },
};

export const Member: Story = {
  args: { account: 'member' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Renews on /);
    const manage = canvas.getByRole('link', { name: /Manage, pause or cancel/ });
    await expect(manage).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(manage).toHaveAttribute('target', '_blank');
    await canvas.findByText('Your plan');
    await expect(canvas.queryByRole('button', { name: /^Subscribe/ })).toBeNull();
  },
};

export const WillNotRenew: Story = {
  args: { account: 'moderator' },
  play: expectText(/You won’t be charged again/),
};

export const PaymentFailed: Story = {
  args: { account: 'unpaid' },
  play: async ({ canvas }) => {
    await canvas.findByText('Your last payment didn’t go through');
    await expect(canvas.getByRole('link', { name: /Update payment method/ })).toBeVisible();
    await canvas.findByText('Patron');
    await expect(canvas.queryByRole('button', { name: /^Subscribe/ })).toBeNull();
  },
};

export const Ended: Story = {
  args: { account: 'lapsed' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Ended on /);
    await expect(await canvas.findByRole('button', { name: 'Subscribe to School' })).toBeVisible();
  },
};

/** A member with access who doesn't pay. The page offers no plan. */
export const Granted: Story = {
  args: { account: 'admin' },
  play: async ({ canvas }) => {
    await canvas.findByText(/so there’s nothing to pay/);
    await canvas.findByText('Patron');
    await expect(canvas.queryByRole('button', { name: /^Subscribe/ })).toBeNull();
  },
};

/** A guard redirected here. */
export const RedirectedHere: Story = {
  name: 'Redirected here',
  args: { path: '/profile?tab=subscription&reason=videos' },
  play: expectText('This page is for subscribers'),
};

export const LeftThePaymentPage: Story = {
  args: { path: '/profile?tab=subscription&checkout=cancelled' },
  play: async ({ canvas }) => {
    await canvas.findByText('You’ve left the payment page');
    await expect(await canvas.findByRole('button', { name: 'Subscribe to School' })).toBeVisible();
  },
};

/** After the return from the payment page. While the payment is pending, no plan can be bought. */
export const PaymentPending: Story = {
  name: 'Payment pending',
  args: { path: '/profile?tab=subscription&checkout=success' },
  play: async ({ canvas }) => {
    await canvas.findByText(/confirming your payment/);
    await canvas.findByText('Patron');
    await expect(canvas.queryByRole('button', { name: /^Subscribe/ })).toBeNull();
  },
};

export const Arrived: Story = {
  args: { path: '/profile?tab=subscription&checkout=success', account: 'member' },
  play: async ({ canvas }) => {
    await canvas.findByText('Welcome to School, you’re in');
    await expect(canvas.getAllByRole('link', { name: 'Go to the classes' })[0]).toBeVisible();
  },
};

export const Failed: Story = {
  args: { account: 'member', scenarioAfterSignIn: 'error' },
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t load the plans', {}, { timeout: 25_000 });
    await canvas.findByText('We couldn’t load your subscription');
    await expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(1);
  },
};

export const Loading: Story = { parameters: { scenario: 'slow' }, play: expectLoading };

/** After enrolling: three questions, all optional. */
export const Welcome: Story = {
  args: { path: '/welcome' },
  play: async ({ canvas }) => {
    const goal = await canvas.findByRole('button', { name: 'Getting stronger' });
    await userEvent.click(goal);
    await expect(goal).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'At the beginning' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Give me a challenge' }));
    await expect(canvas.getByRole('button', { name: 'At the beginning' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(canvas.getByRole('link', { name: 'Skip' })).toBeVisible();
  },
};

/** The price is shown before anyone enrolls. */
export const PricesBeforeEnrolling: Story = {
  args: { path: '/auth/sign-up', account: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText('$19.00 a month');
    await expect(canvas.getByText('or $190.00 a year · 2 months free')).toBeVisible();
  },
};
