import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';

import { settle } from '#storybook/settle';
import { Badge } from '../../data-display/Badge/Badge';
import { ProfileMenu } from './ProfileMenu';
import { admin, member } from './ProfileMenu.fixtures';
import * as styles from './ProfileMenu.stories.css';

const signOut = fn();

const meta = {
  title: 'Components/Navigation/ProfileMenu',
  component: ProfileMenu,
  args: { ...member, signOut: { label: 'Sign Out', onSelect: signOut } },
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  decorators: [
    (Story) => (
      <div className={styles.corner}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Your account/ }));
};

/** Escape returns focus; selecting something closes the menu. */
export const Member: Story = {
  play: async (context) => {
    signOut.mockClear();
    const canvas = within(context.canvasElement);
    const button = canvas.getByRole('button', { name: 'Your account, Mira Keller' });
    await open(context);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Watch History' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await settle();
    await expect(canvas.queryByRole('link', { name: 'Watch History' })).toBeNull();

    await open(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(signOut).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await open(context);
  },
};

/**
 * Administrators have a group under its own heading; the dashboard opens in a new tab and has a
 * hint that says so.
 */
export const Administrator: Story = {
  args: { ...admin },
  play: async (context) => {
    await open(context);
    const group = within(context.canvasElement).getByRole('list', { name: 'Administrator' });
    const dashboard = within(group).getByRole('link', { name: /Admin Dashboard.*new tab/ });
    await expect(dashboard).toHaveAttribute('target', '_blank');
    await waitFor(() =>
      expect(within(group).getByRole('button', { name: 'Clear Cache' })).toBeVisible(),
    );
  },
};

/** A plan or role below the name. */
export const WithBadge: Story = {
  args: { badge: <Badge tone="brand">Yearly</Badge> },
  play: open,
};

export const LongNameOnAPhone: Story = {
  args: {
    name: 'Maximiliane Alexandra Freifrau von Hohenstein-Waldburg',
    email: 'maximiliane.alexandra.freifrau.von.hohenstein@verylongdomain.example',
  },
  globals: { viewport: { value: 'narrow' } },
  play: open,
};
