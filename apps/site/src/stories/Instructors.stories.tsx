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

const noInstructors = bareCatalogue('/videos/filter/instructor-inspo');
const failing = failingCatalogue('/videos/filter/instructor-inspo');
const unreachable = unreachableCatalogue('/videos/filter/instructor-inspo');

/** `/videos/filter/instructor-inspo` and the page of one instructor, in every state. */
const meta = {
  title: 'Pages/Site/Instructors',
  component: SitePage,
  args: { path: '/videos/filter/instructor-inspo', account: 'member' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    const people = within(await canvas.findByRole('region', { name: 'Meet the instructors' }));
    await expect(people.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('region', { name: 'First classes to try' })).toBeVisible();
  },
};

/** An instructor, with her bio, styles, series and classes. */
export const One: Story = {
  args: { path: '/videos/instructor/lena' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Lena Brandt' });
    await expect(canvas.getByRole('region', { name: 'Series with Lena Brandt' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'shortest');
    const grid = within(canvas.getByRole('region', { name: 'Classes with Lena Brandt' }));
    await expect(await grid.findAllByRole('article')).toHaveLength(10);
  },
};

export const OneLoading: Story = {
  args: { path: '/videos/instructor/lena' },
  parameters: { scenario: 'slow' },
  play: expectLoading,
};

export const Unknown: Story = {
  args: { path: '/videos/instructor/unknown' },
  play: expectRole('heading', { level: 1, name: 'We couldn’t find this instructor' }),
};

/** A catalog without instructors. */
export const WithoutInstructors: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={noInstructors} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No instructors to introduce yet' });
    await expect(canvas.getByRole('link', { name: 'See all classes' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { scenario: 'slow' }, play: expectLoading };

export const Empty: Story = { parameters: { scenario: 'empty' }, play: empty };

/** The catalog doesn’t respond. */
export const Failed: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={failing} />,
  play: retry('Instructor Inspo'),
};

/** No network, and nothing cached from an earlier visit. */
export const Offline: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={unreachable} />,
  play: expectOffline,
};

export const Denied: Story = { parameters: { scenario: 'denied' }, play: denied };
