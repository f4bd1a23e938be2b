import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import {
  createFrame,
  pageParameters,
  expectLoading,
  expectRetry,
  expectRole,
} from '#storybook/pageStories';
import { SitePage } from './SitePage';

/** The grid of `/videos` with filters, and the collections with their own pages. */
const meta = {
  title: 'Pages/Site/Videos/Filters and collections',
  component: SitePage,
  args: { path: '/videos', account: 'member' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link to a style shows its results, not the rows. */
export const Narrowed: Story = {
  args: { path: '/videos?style=yoga&level=beginner&unknown=1' },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('region', { name: 'Classes' });
    await expect(within(grid).getByRole('list', { name: 'Selected filters' })).toHaveTextContent(
      /Yoga.*Beginner/,
    );
    await expect(canvas.queryByRole('region', { name: 'Featured' })).toBeNull();
  },
};

/** A selection changes the counts of all other facets, and its chip removes it. */
export const Choosing: Story = {
  args: { path: '/videos?sort=shortest' },
  parameters: { viewport: { defaultViewport: 'desktop' } },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('region', { name: 'Classes' }));
    const all = grid.getByText(/^\d+ classes$/).textContent;
    const button = grid.queryByRole('button', { name: 'Filter' });
    if (button) await userEvent.click(button);
    const yoga = await screen.findByRole('checkbox', { name: /^Yoga \(\d+ classes\)$/ });
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

/** No class matches. A press removes the filter that excludes the most classes. */
export const NoMatches: Story = {
  name: 'No matches',
  args: { path: '/videos?style=breath&length=30-45&equipment=kettlebell' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'No classes match all of these' });
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
    await page.findByText(new RegExp(`^${count} class`));
  },
};

export const Featured: Story = {
  args: { path: '/videos/filter/featured' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Classes' });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Featured' })).toBeVisible();
  },
};

export const NewReleases: Story = {
  args: { path: '/videos/filter/new-releases' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'This week' })).toBeVisible();
    // There is one title above the cards. The heading of the grid is hidden because it says the
    // same.
    await expect(canvas.getByRole('heading', { level: 2, name: 'Classes' }).offsetHeight).toBe(1);
  },
};

/** Who makes the picks, with her bio. */
export const Picks: Story = {
  args: { path: '/videos/filter/gaia-picks' },
  play: expectRole('region', { name: 'About Gaia Moretti' }),
};

export const PicksOfSomeoneElse: Story = {
  name: 'Someone else’s picks',
  args: { path: '/videos/filter/imani-picks' },
  play: expectRole('heading', { name: 'We can’t find that page' }),
};

export const CollectionLoading: Story = {
  args: { path: '/videos/filter/featured' },
  parameters: { scenario: 'slow' },
  play: expectLoading,
};

export const CollectionEmpty: Story = {
  args: { path: '/videos/filter/featured' },
  parameters: { scenario: 'empty' },
  play: expectRole('heading', { name: 'No classes yet' }),
};

export const CollectionFailed: Story = {
  args: { path: '/videos/filter/gaia-picks', scenarioAfterSignIn: 'error' },
  play: expectRetry,
};
