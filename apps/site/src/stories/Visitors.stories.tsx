import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';

import { SitePage } from './SitePage';

const slow = { timeout: 12_000 };

/** What a visitor sees: the start page, and an address that leads nowhere. */
const meta = {
  title: 'Pages/Site/Visitors',
  component: SitePage,
  args: { path: '/' },
  parameters: {
    scenario: 'default',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: /rock your life/ }, slow);
  },
};

export const NotFound: Story = {
  args: { path: '/nowhere' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'There is nothing here' }, slow);
  },
};
