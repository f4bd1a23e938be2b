import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import * as icons from '../../data-display/Icon/icons';
import { Text } from '../../typography/Text/Text';
import { Tabs } from './Tabs';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  parameters: { anatomy: { parts: ['[role=tablist]', '[role=tab]', '[role=tabpanel]'] } },
  args: {
    label: 'About this class',
    onChange: fn(),
    items: [
      { id: 'about', label: 'About', content: <Text>A grounded half hour from the feet up.</Text> },
      { id: 'notes', label: 'Notes', count: 3, content: <Text>What you wrote about it.</Text> },
      { id: 'next', label: 'Up next', content: <Text>Bridge to everywhere, 21 minutes.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

const forward = () =>
  getComputedStyle(document.documentElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';

/**
 * The row is one Tab stop. The arrow keys open the next tab, Home and End the first and the last,
 * and Tab moves into the panel.
 */
export const Automatic: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'About' })).toHaveFocus();
    await userEvent.keyboard(forward());
    const notes = canvas.getByRole('tab', { name: /^Notes/ });
    await expect(notes).toHaveFocus();
    await expect(notes).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('notes');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Up next' })).toHaveFocus();
    await userEvent.keyboard(forward());
    await expect(canvas.getByRole('tab', { name: 'About' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'About' })).toHaveFocus();
    await userEvent.click(notes);
    await expect(canvas.getByText('What you wrote about it.')).toBeVisible();
  },
};

/** The arrow keys only move focus; Enter opens the tab. */
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(forward());
    const notes = canvas.getByRole('tab', { name: /^Notes/ });
    await expect(notes).toHaveFocus();
    await expect(notes).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(notes).toHaveAttribute('aria-selected', 'true');
  },
};

/** A panel is rendered when it’s first opened, and stays mounted. */
export const Lazy: Story = {
  args: { isLazy: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('What you wrote about it.')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /^Notes/ }));
    await userEvent.click(canvas.getByRole('tab', { name: 'About' }));
    await waitFor(() => expect(canvas.getByText('What you wrote about it.')).not.toBeVisible());
  },
};

export const WithIcons: Story = {
  args: {
    label: 'Library',
    defaultValue: 'favourites',
    items: [
      {
        id: 'saved',
        label: 'Saved',
        icon: icons.bookmark,
        count: 12,
        content: <Text>Saved.</Text>,
      },
      { id: 'favourites', label: 'Favorites', icon: icons.heart, content: <Text>Yours.</Text> },
      { id: 'lists', label: 'Playlists', icon: icons.library, isDisabled: true, content: null },
    ],
  },
};

/** The row scrolls and keeps the open tab in view. */
export const ScrollingOnAPhone: Story = {
  args: {
    defaultValue: '6',
    items: [
      'Strength and conditioning',
      'Mobility for desks',
      'Slow yoga',
      'Pilates on the mat',
      'Breath and rest',
      'Dance cardio',
      'Balance and play',
    ].map((label, index) => ({
      id: String(index),
      label,
      content: <Text>{`${label}: the classes of this style.`}</Text>,
    })),
  },
  globals: { viewport: { value: 'narrow' } },
};
