import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { SitePage } from './SitePage';

const slow = { timeout: 12_000 };

/** `/profile` for every kind of member. */
const meta = {
  title: 'Pages/Site/Profile',
  component: SitePage,
  args: { path: '/profile', account: 'member' },
  parameters: {
    scenario: 'default',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText('Display name', {}, slow)).toHaveValue('Maya Okafor');
    await expect(page.getByRole('progressbar', { name: 'Profile completeness' })).toBeVisible();
    const tabs = within(page.getByRole('navigation', { name: 'Profile sections' }));
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Personal info');
  },
};

export const NewMember: Story = {
  args: { account: 'new' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/things are missing/, {}, slow);
    await expect(page.getByRole('link', { name: 'Display name' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Show all/ }));
    await userEvent.click(page.getByRole('link', { name: 'Phone number' }));
    await waitFor(() => expect(page.getByLabelText('Phone number')).toHaveFocus());
  },
};

export const Lapsed: Story = {
  args: { path: '/profile?tab=subscription', account: 'lapsed' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Your subscription has ended/, {}, slow);
  },
};

export const Administrator: Story = {
  args: { path: '/profile?tab=account', account: 'admin' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Member since', {}, slow);
  },
};

export const Loading: Story = {
  parameters: { scenario: 'slow' },
  play: async ({ canvasElement }) => {
    const loading = await within(canvasElement).findByText('Loading', {}, slow);
    await expect(loading.closest('[aria-busy]')).not.toBeNull();
  },
};

/** The profile can’t be read: the fixed message, and a way to try again. */
export const Failed: Story = {
  args: { scenarioAfterSignIn: 'error' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/Failed to fetch user data/, {}, { timeout: 25_000 });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
