import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import * as icons from '../../data-display/Icon/icons';
import { Logo } from '../../typography/Logo/Logo';
import { account, getStudioPages } from './SideNav.fixtures';
import { SideNav } from './SideNav';
import { SideNavButton } from './SideNavButton';

const meta = {
  title: 'Components/Navigation/SideNav',
  component: SideNav,
  tags: ['new'],
  args: {
    groups: getStudioPages(),
    brand: <Logo name="Studio" />,
    start: <SideNavButton label="Search" icon={icons.search} keys="Mod+K" onClick={fn()} />,
    footer: account,
    onCollapsedChange: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Expanded: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    await expect(nav.getAllByRole('list')).toHaveLength(3);
    await expect(nav.getByRole('list', { name: 'Catalog' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Stripe (opens in a new tab)' })).toBeVisible();
  },
};

export const Collapsed: Story = { args: { defaultCollapsed: true } };

/** The open page is scrolled into view. */
export const ManyPages: Story = {
  args: {
    groups: [
      {
        items: Array.from({ length: 60 }, (_, index) => ({
          label: `Page ${index + 1}`,
          href: `#page-${index + 1}`,
          icon: icons.library,
          isCurrent: index === 49,
        })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('navigation').getBoundingClientRect();
    const row = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(row.top).toBeGreaterThanOrEqual(box.top);
    await expect(row.bottom).toBeLessThanOrEqual(box.bottom);
    await expect(scrollY).toBe(0);
  },
};
