import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import {
  createFrame,
  pageParameters,
  expectLoading,
  expectOffline,
  expectRole,
} from '#storybook/pageStories';
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

const noSeries = bareCatalogue('/videos/filter/series');
const failing = failingCatalogue('/videos/filter/series');
const unreachable = unreachableCatalogue('/videos/filter/series');

/** `/videos/filter/series` and the page of one series, in every state for members. */
const meta = {
  title: 'Pages/Site/Series',
  component: SitePage,
  args: { path: '/videos/filter/series', account: 'member' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The series that was watched last is first; the others in progress follow. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Continue with class/ })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Start something new' })).toBeVisible();
  },
};

/** Only the series of one style. */
export const FilteredByStyle: Story = {
  ...Success,
  tags: ['!autodocs'],
  play: async (context) => {
    await Success.play!(context);
    const page = within(context.canvasElement);
    const styles = within(page.getByRole('navigation', { name: 'Styles of the series' }));
    const chosen = () => styles.getByRole('link', { current: true });
    await expect(chosen()).toHaveTextContent('All');
    await userEvent.click(styles.getByRole('link', { name: /^Yoga \d/ }));
    await expect(await page.findByRole('link', { name: 'Yoga from the beginning' })).toBeVisible();
    await expect(chosen()).toHaveTextContent(/^Yoga/);
    await expect(page.queryByRole('link', { name: 'One kettlebell' })).toBeNull();
  },
};

/** A series with its equipment, its instructor and the member’s progress. */
export const One: Story = {
  args: { path: '/videos/series/evenings-on-the-mat' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Evenings on the mat' });
    await expect(canvas.getByRole('link', { name: /Continue with class/ })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'You’re on your way' })).toBeVisible();
    await expect(canvas.getByText('Up next')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'What’s next' })).toBeVisible();
  },
};

/** None of it has been watched yet. */
export const OneNotStarted: Story = {
  name: 'One not started',
  args: { path: '/videos/series/strong-from-the-ground', account: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Start' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar', { name: 'You’re on your way' })).toBeNull();
  },
};

export const OneLoading: Story = {
  args: { path: '/videos/series/evenings-on-the-mat' },
  parameters: { scenario: 'slow' },
  play: expectLoading,
};

export const Unknown: Story = {
  args: { path: '/videos/series/nothing-like-it' },
  play: expectRole('heading', { level: 1, name: 'We couldn’t find this series' }),
};

/** A catalog without series points to its classes instead. */
export const WithoutSeries: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={noSeries} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No series yet' });
    await expect(canvas.getByRole('link', { name: 'See all classes' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { scenario: 'slow' }, play: expectLoading };

export const Empty: Story = { parameters: { scenario: 'empty' }, play: empty };

/** The catalog doesn’t respond. */
export const Failed: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={failing} />,
  play: retry('Series'),
};

/** No network, and nothing cached from an earlier visit. */
export const Offline: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={unreachable} />,
  play: expectOffline,
};

export const Denied: Story = { parameters: { scenario: 'denied' }, play: denied };
