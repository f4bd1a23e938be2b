import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';

import { click, focusOn, inOrder, pointAt } from '#storybook/stage/causes';
import { Picture } from '../../media/Picture/Picture';
import { MegaMenu } from '../MegaMenu/MegaMenu';
import { megaMenu } from '../MegaMenu/MegaMenu.fixtures';
import { subscriberMenu, visitorMenu } from '../../internal/navigation.fixtures';
import { HeaderMenu, type HeaderMenuProps } from './HeaderMenu';
import * as styles from './HeaderMenu.stories.css';

const openVideos = click('button');

/** The entries and links that a block has room for. */
const entries = subscriberMenu
  .slice(1, 3)
  .map((item) => (item.children ? { ...item, children: item.children.slice(0, 4) } : item));
const withColumns = entries.map((item) =>
  item.children ? { ...item, columns: [{ title: 'Browse', links: item.children }] } : item,
);

const meta = {
  title: 'Components/Navigation/HeaderMenu',
  component: HeaderMenu,
  args: { items: subscriberMenu, label: 'Main' },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 420 }, frame: 'desktop' },
    stage: {
      size: 'medium',
      place: 'start',
      shows: ':is([aria-expanded=false], [aria-expanded=true] + div)',
      args: { items: entries },
      render: (args: HeaderMenuProps) => (
        <div className={styles.shown}>
          <HeaderMenu {...args} />
        </div>
      ),
      states: [
        { label: 'Closed' },
        { label: 'Entry under the pointer', cause: pointAt('nav > ul > li:nth-child(2) > a') },
        { label: 'Focused entry', cause: focusOn('button') },
        { label: 'Open panel', cause: openVideos },
        {
          label: 'Link under the pointer',
          cause: inOrder(openVideos, pointAt('li li:nth-child(2) a')),
        },
        { label: 'Focused link', cause: inOrder(openVideos, focusOn('li li:nth-child(2) a')) },
        {
          label: 'Open mega menu',
          args: { items: withColumns, megaMenu: MegaMenu },
          cause: openVideos,
        },
      ],
    },
    anatomy: {
      state: { label: 'Open panel', cause: openVideos },
      parts: ['nav > ul > li', 'button + div', null],
    },
  },
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
