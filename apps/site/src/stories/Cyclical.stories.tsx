import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { createFrame, pageParameters, expectLoading, expectOffline } from '#storybook/pageStories';
import {
  bareCatalogue,
  denied,
  empty,
  failingCatalogue,
  retry,
  unreachableCatalogue,
} from './browseStates';
import { PreparedPage } from './PreparedPage';
import { SitePage } from './SitePage';

const noPhases = bareCatalogue('/videos/filter/cyclical');
const failing = failingCatalogue('/videos/filter/cyclical');
const unreachable = unreachableCatalogue('/videos/filter/cyclical');

/** `/videos/filter/cyclical` in every state. */
const meta = {
  title: 'Pages/Site/Videos/By cycle phase',
  component: SitePage,
  args: { path: '/videos/filter/cyclical', account: 'member' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A phase filters the classes, with the arrow keys too. The URL doesn't change. */
export const Success: Story = {
  play: async ({ canvas }) => {
    const none = await canvas.findByRole('radio', { name: 'No phase' });
    await expect(none).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Follicular' }));
    await expect(await canvas.findByRole('region', { name: 'Classes: Follicular' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Ovulatory' })).toBeChecked();
    await userEvent.click(none);
    await expect(
      await canvas.findByRole('region', { name: 'Classes for more than one phase' }),
    ).toBeVisible();
  },
};

/** A catalog whose classes have no phases: nothing is guessed. */
export const WithoutPhases: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={noPhases} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No classes are sorted by phase here' });
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

export const Loading: Story = { parameters: { scenario: 'slow' }, play: expectLoading };

export const Empty: Story = { parameters: { scenario: 'empty' }, play: empty };

/** The catalog doesn’t respond. */
export const Failed: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={failing} />,
  play: retry('Cyclical'),
};

/** No network, and nothing cached from an earlier visit. */
export const Offline: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={unreachable} />,
  play: expectOffline,
};

export const Denied: Story = { parameters: { scenario: 'denied' }, play: denied };
