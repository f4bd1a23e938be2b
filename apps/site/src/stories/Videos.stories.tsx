import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { offlineConsole } from './offlineConsole';
import { SitePage } from './SitePage';

const slow = { timeout: 12_000 };

/** `/videos` in every state: each story is a scenario of the mock. */
const meta = {
  title: 'Pages/Site/Videos',
  component: SitePage,
  args: { path: '/videos', account: 'member' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    // The skeleton reserves the places of the classes.
    await page.findByText('Loading', {}, slow);
    await expect(
      await page.findByRole('region', { name: 'Continue watching' }, slow),
    ).toBeVisible();
    await expect(await page.findByRole('heading', { name: 'All classes' }, slow)).toBeVisible();
    // A class finished recently leads to suggestions.
    await expect(page.getByRole('region', { name: /^Because you watched/ })).toBeVisible();
  },
};

/** Removing a class from the row; your place in the class stays. */
export const RemoveFromContinue: Story = {
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const row = await page.findByRole('region', { name: 'Continue watching' }, slow);
    const [first, second] = within(row).getAllByRole('link', { name: /^(?!See all)/ });
    // The buttons load when the focus reaches the card, also if it is there before their code.
    first?.focus();
    await userEvent.click(
      await within(row).findByRole(
        'button',
        { name: `Remove ${first?.textContent} from Continue watching` },
        slow,
      ),
    );
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(second).toHaveFocus();
  },
};

/** The skeleton, while it loads. */
export const Loading: Story = {
  parameters: { scenario: 'slow' },
  play: async ({ canvasElement }) => {
    const loading = await within(canvasElement).findByText('Loading', {}, slow);
    await expect(loading.closest('[aria-busy]')).not.toBeNull();
  },
};

/** The services return 503: a message, and a way to try again. */
export const Failed: Story = {
  args: { scenarioAfterSignIn: 'error' },
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 25_000 });
  },
};

/** No request reaches the network. */
export const Offline: Story = {
  args: { scenarioAfterSignIn: 'offline' },
  parameters: {
    scenario: 'default',
    checks: {
      exceptions: offlineConsole,
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Try again' }, { timeout: 25_000 });
    await expect(page.getByText(/offline|connection/i)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'No classes yet' }, slow);
  },
};

export const Many: Story = {
  parameters: { scenario: 'many' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/48 of 10,000 classes/, {}, slow)).toBeInTheDocument();
  },
};

export const Denied: Story = {
  parameters: { scenario: 'denied' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1 }, slow);
    await expect(
      await page.findByText(/Your account can’t open this page/, {}, slow),
    ).toBeVisible();
  },
};

export const NotSubscribed: Story = {
  args: { account: 'new' },
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This page is for subscribers', {}, slow);
  },
};

export const SignedOut: Story = {
  args: { account: undefined },
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Welcome back' }, slow);
  },
};
