import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import {
  createFrame,
  pageParameters,
  expectLoading,
  expectOffline,
  expectRetry,
  expectRole,
  expectText,
  offlineChecks,
} from '#storybook/pageStories';
import { SitePage } from './SitePage';

/** `/videos` in every state: each story is a scenario of the mock. */
const meta = {
  title: 'Pages/Site/Videos',
  component: SitePage,
  args: { path: '/videos', account: 'member' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    // The skeleton reserves the places of the classes.
    await canvas.findByText('Loading');
    await expect(await canvas.findByRole('region', { name: 'Continue watching' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'All classes' })).toBeVisible();
    // A class finished recently leads to suggestions.
    await expect(canvas.getByRole('region', { name: /^Because you watched/ })).toBeVisible();
  },
};

/** Removes a class from the row. The position in the class is kept. */
export const RemoveFromContinue: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('region', { name: 'Continue watching' });
    const [first, second] = within(row).getAllByRole('link', { name: /^(?!See all)/ });
    // The buttons load when the focus reaches the card, even if the focus was there before their
    // code.
    first?.focus();
    await userEvent.click(
      await within(row).findByRole('button', {
        name: `Remove ${first?.textContent} from Continue watching`,
      }),
    );
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(second).toHaveFocus();
  },
};

/** The skeleton, while it loads. */
export const Loading: Story = { parameters: { scenario: 'slow' }, play: expectLoading };

/** The services return 503: a message, and a way to try again. */
export const Failed: Story = { args: { scenarioAfterSignIn: 'error' }, play: expectRetry };

/** No request reaches the network. */
export const Offline: Story = {
  args: { scenarioAfterSignIn: 'offline' },
  parameters: offlineChecks,
  play: expectOffline,
};

export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: expectRole('heading', { name: 'No classes yet' }),
};

export const Many: Story = {
  parameters: { scenario: 'many' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/48 of 10,000 classes/)).toBeInTheDocument();
  },
};

export const Denied: Story = {
  parameters: { scenario: 'denied' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(await canvas.findByText(/Your account can’t open this page/)).toBeVisible();
  },
};

export const NotSubscribed: Story = {
  args: { account: 'new' },
  play: expectText('This page is for subscribers'),
};

export const SignedOut: Story = {
  args: { account: undefined },
  play: expectRole('heading', { name: 'Welcome back' }),
};
