import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { TabNav } from './TabNav';

const meta = {
  title: 'Components/Navigation/TabNav',
  component: TabNav,
  parameters: { anatomy: { parts: ['ul', 'li:first-child a', 'a[aria-current]'] } },
  args: {
    label: 'Profile',
    items: [
      { href: '#overview', label: 'Dashboard' },
      { href: '#personal-info', label: 'Personal info', isCurrent: true },
      { href: '#subscription', label: 'Subscription' },
      { href: '#account', label: 'Account' },
    ],
  },
} satisfies Meta<typeof TabNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Profile' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Personal info' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Account' })).not.toHaveAttribute('aria-current');
  },
};

export const WithCounts: Story = {
  args: {
    label: 'Library',
    items: [
      { href: '#saved', label: 'Saved', isCurrent: true, count: 12 },
      { href: '#favourites', label: 'Favorites', count: 3 },
      { href: '#history', label: 'Watch History' },
    ],
  },
};

/** In a row beside a title. */
export const Pills: Story = { args: { variant: 'pills' } };

/**
 * The current tab scrolls into view in both text directions. The row fades at an edge where tabs
 * are cut off.
 */
export const Scrolling: Story = {
  args: {
    label: 'Styles',
    items: [
      'Strength and conditioning',
      'Mobility for desks',
      'Slow yoga',
      'Pilates on the mat',
      'Breath and rest',
      'Dance cardio',
      'Balance and play',
      'Kettlebell basics',
      'Stretching at night',
      'Walking classes',
    ].map((label, index) => ({ href: `#${index}`, label, isCurrent: index === 9 })),
  },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('list').getBoundingClientRect();
    const current = within(canvasElement).getByRole('link', { name: 'Walking classes' });
    await waitFor(async () => {
      const box = current.getBoundingClientRect();
      await expect(box.right).toBeLessThanOrEqual(row.right + 1);
      await expect(box.left).toBeGreaterThanOrEqual(row.left - 1);
    });
    const list = within(canvasElement).getByRole('list');
    await waitFor(() => expect(list).toHaveAttribute('data-more-before'));
    await expect(list).not.toHaveAttribute('data-more-after');
    list.scrollLeft = 0;
    await waitFor(() => expect(list).toHaveAttribute('data-more-after'));
    await expect(list).not.toHaveAttribute('data-more-before');
  },
};
