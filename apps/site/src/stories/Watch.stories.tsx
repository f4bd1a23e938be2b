import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within, userEvent, waitFor } from 'storybook/test';

import { SitePage } from './SitePage';

const slow = { timeout: 12_000 };

/** `/videos/watch/{id}`. */
const meta = {
  title: 'Pages/Site/Watch',
  component: SitePage,
  args: { path: '/videos/watch/morning-mobility-in-ten', account: 'member' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Morning mobility in ten' }, slow);
    await expect(page.getByRole('region', { name: 'Chapters' })).toBeVisible();
    const series = await page.findByRole('complementary', { name: 'Joint by joint' }, slow);
    await expect(within(series).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '0 of 4 finished',
    );
    await expect(within(series).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Morning mobility in ten',
    );
    const transcript = page.getByRole('button', { name: 'Transcript' });
    await expect(transcript).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(transcript);
    await waitFor(() => expect(transcript).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(transcript);
    const chapters = within(page.getByRole('region', { name: 'Chapters' }));
    const [, second] = chapters.getAllByRole('button');
    await userEvent.click(second!);
    await waitFor(
      () => expect(chapters.getByRole('button', { current: 'step' })).toBe(second),
      slow,
    );
  },
};

/** Offline: a message and a retry, and no player. */
export const Offline: Story = {
  args: { scenarioAfterSignIn: 'offline', path: '/videos/watch/hips-unstuck' },
  parameters: {
    scenario: 'default',
    checks: {
      exceptions: [
        { check: 'console', reason: 'The document service logs that nothing answers: the story.' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Try again' }, { timeout: 25_000 });
    await expect(page.queryByRole('region', { name: /^Player/ })).toBeNull();
  },
};

export const NotFound: Story = {
  args: { path: '/videos/watch/not-a-class' },
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      'heading',
      { name: 'We couldn’t find this class' },
      slow,
    );
  },
};

export const Denied: Story = {
  parameters: { scenario: 'denied' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Your account can’t open this page/, {}, slow);
  },
};

/** The player’s space is reserved while the class loads. */
export const Loading: Story = {
  parameters: { scenario: 'slow' },
  play: async ({ canvasElement }) => {
    const loading = await within(canvasElement).findByText('Loading', {}, slow);
    await expect(loading.closest('[aria-busy]')).not.toBeNull();
  },
};

export const Failed: Story = {
  args: { scenarioAfterSignIn: 'error' },
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 25_000 });
  },
};

/** Signed in without a subscription: what the class is, and how to open it. */
export const NotSubscribed: Story = {
  args: { account: 'new' },
  parameters: { scenario: 'default' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This page is for subscribers', {}, slow);
  },
};
