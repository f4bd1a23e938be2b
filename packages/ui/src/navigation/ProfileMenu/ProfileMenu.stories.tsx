import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';

import { settle } from '#storybook/settle';
import { click, focusOn, inOrder, pointAt } from '#storybook/stage/causes';
import { Badge } from '../../data-display/Badge/Badge';
import { ProfileMenu, type ProfileMenuProps } from './ProfileMenu';
import { admin, member } from './ProfileMenu.fixtures';
import * as styles from './ProfileMenu.stories.css';

const signOut = fn();

const openPanel = click('button');
const SECOND = 'li:nth-child(2) > *';

/** Both groups, with the entries that a block has room for. */
const fewerEntries = admin.groups.map(({ label, items }) => ({ label, items: items.slice(0, 3) }));

const meta = {
  title: 'Components/Navigation/ProfileMenu',
  component: ProfileMenu,
  args: { ...member, signOut: { label: 'Sign Out', onSelect: signOut } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 560 } },
    stage: {
      size: 'large',
      place: 'across',
      shows: ':is([aria-expanded=false], [aria-expanded=true] + div)',
      render: (args: ProfileMenuProps) => (
        <div className={styles.end}>
          <ProfileMenu {...args} />
        </div>
      ),
      states: [
        { label: 'Closed' },
        { label: 'Button under the pointer', cause: pointAt('button') },
        { label: 'Focused button', cause: focusOn('button') },
        { label: 'Open', cause: openPanel },
        { label: 'Entry under the pointer', cause: inOrder(openPanel, pointAt(SECOND)) },
        { label: 'Focused entry', cause: inOrder(openPanel, focusOn(SECOND)) },
        {
          label: 'For an administrator',
          args: { ...admin, groups: fewerEntries },
          cause: openPanel,
        },
        {
          label: 'With a badge',
          args: { badge: <Badge tone="brand">Yearly</Badge> },
          cause: openPanel,
        },
      ],
    },
    anatomy: {
      args: { groups: fewerEntries },
      state: { label: 'Open', cause: openPanel },
      parts: ['button', 'button + div > div', 'ul', 'button + div > div:last-child'],
    },
  },
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
