import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import {
  bareCatalogue,
  brokenCatalogue,
  denied,
  empty,
  loading,
  offline,
  retry,
} from './browseStates';
import { PreparedPage } from './PreparedPage';
import { SitePage } from './SitePage';

const noPhases = bareCatalogue('/videos/filter/cyclical');
const failing = brokenCatalogue('/videos/filter/cyclical', {
  kind: 'unavailable',
  what: 'documents',
});
const unreachable = brokenCatalogue('/videos/filter/cyclical', { kind: 'offline' });
const slow = { timeout: 12_000 };

/** `/videos/filter/cyclical` in every state. */
const meta = {
  title: 'Pages/Site/Videos/By cycle phase',
  component: SitePage,
  args: { path: '/videos/filter/cyclical', account: 'member' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'default',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A phase filters the classes, with the arrow keys too, and the URL doesn’t change. */
export const Success: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const none = await page.findByRole('radio', { name: 'No phase' }, slow);
    await expect(none).toBeChecked();
    await userEvent.click(page.getByRole('radio', { name: 'Follicular' }));
    await expect(await page.findByRole('region', { name: 'Classes: Follicular' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(page.getByRole('radio', { name: 'Ovulatory' })).toBeChecked();
    await userEvent.click(none);
    await expect(
      await page.findByRole('region', { name: 'Classes for more than one phase' }),
    ).toBeVisible();
  },
};

/** A catalog whose classes have no phases: nothing is guessed. */
export const WithoutPhases: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={noPhases} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'No classes are sorted by phase here' }, slow);
    await expect(page.queryByRole('radiogroup')).toBeNull();
  },
};

export const Loading: Story = { parameters: { scenario: 'slow' }, play: loading };

export const Empty: Story = { parameters: { scenario: 'empty' }, play: empty };

/** The catalog doesn’t respond. */
export const Failed: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={failing} />,
  play: retry('Cyclical'),
};

/** No network, and nothing cached from an earlier visit. */
export const Offline: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={unreachable} />,
  play: offline,
};

export const Denied: Story = { parameters: { scenario: 'denied' }, play: denied };
