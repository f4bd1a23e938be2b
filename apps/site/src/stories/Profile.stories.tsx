import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { createFrame, pageParameters, expectLoading, expectText } from '#storybook/pageStories';
import { SitePage } from './SitePage';

/** `/profile` for every kind of member. */
const meta = {
  title: 'Pages/Site/Profile',
  component: SitePage,
  args: { path: '/profile', account: 'member' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Display name')).toHaveValue('Maya Okafor');
    await expect(canvas.getByRole('progressbar', { name: 'Profile completeness' })).toBeVisible();
    const tabs = within(canvas.getByRole('navigation', { name: 'Profile sections' }));
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Personal info');
  },
};

export const NewMember: Story = {
  args: { account: 'new' },
  play: async ({ canvas }) => {
    await canvas.findByText(/things are missing/);
    await expect(canvas.getByRole('link', { name: 'Display name' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show all/ }));
    await userEvent.click(canvas.getByRole('link', { name: 'Phone number' }));
    await waitFor(() => expect(canvas.getByLabelText('Phone number')).toHaveFocus());
  },
};

export const Lapsed: Story = {
  args: { path: '/profile?tab=subscription', account: 'lapsed' },
  play: expectText(/Your subscription has ended/),
};

export const Administrator: Story = {
  args: { path: '/profile?tab=account', account: 'admin' },
  play: expectText('Member since'),
};

export const Loading: Story = { parameters: { scenario: 'slow' }, play: expectLoading };

/** The profile can't be read. The page shows the fixed message and a button that tries again. */
export const Failed: Story = {
  args: { scenarioAfterSignIn: 'error' },
  play: async ({ canvas }) => {
    await canvas.findByText(/Failed to fetch user data/, {}, { timeout: 25_000 });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
