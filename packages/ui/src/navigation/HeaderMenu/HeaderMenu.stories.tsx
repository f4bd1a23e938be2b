import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';

import { Picture } from '../../media/Picture/Picture';
import { MegaMenu } from '../MegaMenu/MegaMenu';
import { megaMenu } from '../MegaMenu/MegaMenu.fixtures';
import { subscriberMenu, visitorMenu } from '../../internal/navigation.fixtures';
import { HeaderMenu } from './HeaderMenu';

const meta = {
  title: 'Components/Navigation/HeaderMenu',
  component: HeaderMenu,
  args: { items: subscriberMenu, label: 'Main' },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 }, frame: 'desktop' } },
} satisfies Meta<typeof HeaderMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const videos = within(canvasElement).getByRole('button', { name: 'Videos' });
  videos.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(within(canvasElement).getByRole('link', { name: 'Series' })).toBeVisible(),
  );
};

export const ManyLinks: Story = { play: open };

/** A picture next to the links. */
export const WithAside: Story = {
  args: {
    items: subscriberMenu.map((item) =>
      item.label === 'Videos'
        ? { ...item, aside: <Picture picture="art:series/warrior/12" alt="" ratio="4/5" /> }
        : item,
    ),
  },
  play: open,
};

export const Visitor: Story = { args: { items: visitorMenu } };

/** Many links under headings: a mega menu. */
export const WithColumns: Story = {
  args: { items: megaMenu, megaMenu: MegaMenu },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Videos' }));
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('link', { name: 'Warrior flow for heavy days' }),
      ).toBeVisible(),
    );
  },
};

/** Without `megaMenu`, the same entry opens a small panel with all its links. */
export const ColumnsInASmallPanel: Story = {
  tags: ['!autodocs'],
  args: { items: megaMenu },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Videos' }));
    await waitFor(() =>
      expect(within(canvasElement).getByRole('link', { name: 'Strength' })).toBeVisible(),
    );
  },
};
