import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { SitePage } from './SitePage';

const slow = { timeout: 12_000 };

/** The grid of `/videos` with filters, and the collections with their own pages. */
const meta = {
  title: 'Pages/Site/Videos/Filters and collections',
  component: SitePage,
  args: { path: '/videos', account: 'member' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'default',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link to a style shows its results, not the rows. */
export const Narrowed: Story = {
  args: { path: '/videos?style=yoga&level=beginner&unknown=1' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const grid = await page.findByRole('region', { name: 'Classes' }, slow);
    await expect(within(grid).getByRole('list', { name: 'Selected filters' })).toHaveTextContent(
      /Yoga.*Beginner/,
    );
    await expect(page.queryByRole('region', { name: 'Featured' })).toBeNull();
  },
};

/** A selection changes the counts of all other facets, and its chip removes it. */
export const Choosing: Story = {
  args: { path: '/videos?sort=shortest' },
  parameters: { viewport: { defaultViewport: 'desktop' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const grid = within(await page.findByRole('region', { name: 'Classes' }, slow));
    const all = grid.getByText(/^\d+ classes$/).textContent;
    const button = grid.queryByRole('button', { name: 'Filter' });
    if (button) await userEvent.click(button);
    const yoga = await screen.findByRole('checkbox', { name: /^Yoga \(\d+ classes\)$/ }, slow);
    const count = /\d+/.exec(yoga.closest('label')?.textContent ?? '')?.[0];
    await userEvent.click(yoga);
    await expect(yoga).toBeChecked();
    await expect(await grid.findByText(`${count} classes`)).toBeInTheDocument();
    if (button)
      await userEvent.click(screen.getByRole('button', { name: `Show ${count} classes` }));
    await userEvent.click(await grid.findByRole('button', { name: 'Remove Yoga' }));
    await expect(await grid.findByText(String(all))).toBeInTheDocument();
  },
};

interface Removal {
  button: HTMLElement;
  /** How many classes it shows. */
  count: number;
}

/** The buttons that remove one filter each. */
const getRemovals = (canvasElement: HTMLElement): Removal[] =>
  within(canvasElement)
    .getAllByRole('button', { name: /^Without “/ })
    .map((button) => ({
      button,
      count: Number(/(\d+) class/.exec(button.textContent ?? '')?.[1]),
    }));

/** No matches: the filter that excludes most can be removed with one press. */
export const NoMatches: Story = {
  name: 'No matches',
  args: { path: '/videos?style=breath&length=30-45&equipment=kettlebell' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'No classes match all of these' }, slow);
    const counts = getRemovals(canvasElement).map(({ count }) => count);
    await expect(counts).toEqual([...counts].sort((a, b) => b - a));
  },
};

/** Without the filter that excludes most, classes are found. */
export const RemoveAFilter: Story = {
  ...NoMatches,
  name: 'Remove a filter',
  tags: ['!autodocs'],
  play: async (context) => {
    await NoMatches.play!(context);
    const page = within(context.canvasElement);
    const [{ button, count }] = getRemovals(context.canvasElement) as [Removal, ...Removal[]];
    await userEvent.click(button);
    await page.findByText(new RegExp(`^${count} class`), {}, slow);
  },
};

export const Featured: Story = {
  args: { path: '/videos/filter/featured' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('region', { name: 'Classes' }, slow);
    await expect(page.getByRole('heading', { level: 1, name: 'Featured' })).toBeVisible();
  },
};

export const NewReleases: Story = {
  args: { path: '/videos/filter/new-releases' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 3, name: 'This week' }, slow);
  },
};

/** Who makes the picks, with her bio. */
export const Picks: Story = {
  args: { path: '/videos/filter/gaia-picks' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'About Gaia Moretti' }, slow);
  },
};

export const PicksOfSomeoneElse: Story = {
  name: 'Someone else’s picks',
  args: { path: '/videos/filter/imani-picks' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'We can’t find that page' }, slow);
  },
};

export const CollectionLoading: Story = {
  args: { path: '/videos/filter/featured' },
  parameters: { scenario: 'slow' },
  play: async ({ canvasElement }) => {
    const loading = await within(canvasElement).findByText('Loading', {}, slow);
    await expect(loading.closest('[aria-busy]')).not.toBeNull();
  },
};

export const CollectionEmpty: Story = {
  args: { path: '/videos/filter/featured' },
  parameters: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'No classes yet' }, slow);
  },
};

export const CollectionFailed: Story = {
  args: { path: '/videos/filter/gaia-picks', scenarioAfterSignIn: 'error' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 25_000 });
  },
};
