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

const noInstructors = bareCatalogue('/videos/filter/instructor-inspo');
const failing = brokenCatalogue('/videos/filter/instructor-inspo', {
  kind: 'unavailable',
  what: 'documents',
});
const unreachable = brokenCatalogue('/videos/filter/instructor-inspo', { kind: 'offline' });
const slow = { timeout: 12_000 };

/** `/videos/filter/instructor-inspo` and the page of one instructor, in every state. */
const meta = {
  title: 'Pages/Site/Instructors',
  component: SitePage,
  args: { path: '/videos/filter/instructor-inspo', account: 'member' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'default',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const people = within(await page.findByRole('region', { name: 'Meet the instructors' }, slow));
    await expect(people.getAllByRole('article')).toHaveLength(6);
    await expect(page.getByRole('region', { name: 'First classes to try' })).toBeVisible();
  },
};

/** An instructor: her bio, her styles, her series and her classes. */
export const One: Story = {
  args: { path: '/videos/instructor/lena' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Lena Brandt' }, slow);
    await expect(page.getByRole('region', { name: 'Series with Lena Brandt' })).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'shortest');
    const grid = within(page.getByRole('region', { name: 'Classes with Lena Brandt' }));
    await expect(await grid.findAllByRole('article')).toHaveLength(10);
  },
};

export const OneLoading: Story = {
  args: { path: '/videos/instructor/lena' },
  parameters: { scenario: 'slow' },
  play: loading,
};

export const Unknown: Story = {
  args: { path: '/videos/instructor/unknown' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      'heading',
      { level: 1, name: 'We couldn’t find this instructor' },
      slow,
    );
  },
};

/** A catalog without instructors. */
export const WithoutInstructors: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={noInstructors} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'No instructors to introduce yet' }, slow);
    await expect(page.getByRole('link', { name: 'See all classes' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { scenario: 'slow' }, play: loading };

export const Empty: Story = { parameters: { scenario: 'empty' }, play: empty };

/** The catalog doesn’t respond. */
export const Failed: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={failing} />,
  play: retry('Instructor Inspo'),
};

/** No network, and nothing cached from an earlier visit. */
export const Offline: StoryObj<typeof PreparedPage> = {
  render: () => <PreparedPage prepare={unreachable} />,
  play: offline,
};

export const Denied: Story = { parameters: { scenario: 'denied' }, play: denied };
