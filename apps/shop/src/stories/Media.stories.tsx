import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { ShopPage } from './ShopPage';

const slow = { timeout: 12_000 };

/** The pages of movies, shows and videos. */
const meta = {
  title: 'Pages/Shop/Movies and shows',
  component: ShopPage,
  args: { path: '/home' },
  parameters: {
    scenario: 'default',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '900px' } },
  },
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const ten = await page.findByRole('region', { name: 'Our top ten' }, slow);
    await expect(within(ten).getAllByRole('listitem')).toHaveLength(10);
  },
};

/** The second page of all movies from the URL, then the third. */
export const MoviesInPages: Story = {
  args: { path: '/movies?page=2' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('13–24 of 28', {}, slow);
    const pages = page.getByRole('navigation', { name: 'Pages of movies' });
    await userEvent.click(within(pages).getByRole('link', { name: /Next/ }));
    await expect(await page.findByText('25–28 of 28')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'All movies' })).toHaveFocus();
  },
};

export const Movie: Story = {
  args: { path: '/movies/desert-mile' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Desert Mile' }, slow);
    await expect(page.getByRole('link', { name: 'Margit Eklöv' })).toBeVisible();
  },
};

/** The last season is open; tabs show the others. */
export const ShowSeasons: Story = {
  args: { path: '/tv-shows/studio-nine' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: '4. Encore' }, slow);
    await userEvent.click(page.getByRole('tab', { name: /Season 1/ }));
    await expect(page.getByRole('heading', { name: '1. Number 117' })).toBeVisible();
  },
};

/** A guest sees what a members-only video is, and how to get access. */
export const VideoForMembers: Story = {
  name: 'Members-only video',
  args: { path: '/videos/encore' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'For members of the school' }, slow);
    await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible();
    await expect(page.queryByRole('region', { name: 'Player: Encore' })).toBeNull();
  },
};

/** For a member, it plays. */
export const VideoAsMember: Story = {
  args: { path: '/videos/encore', account: 'member' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('region', { name: 'Player: Encore' }, slow);
    await expect(page.queryByText('For members of the school')).toBeNull();
  },
};

export const VideoInProduction: Story = {
  name: 'Video in production',
  args: { path: '/videos/ridge-legs' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Still in production' }, slow);
  },
};

/** Related movies follow the selection. */
export const Related: Story = {
  args: { path: '/movies/related' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'Goes with The Long Lunge' }, slow);
    const movies = within(page.getByRole('group', { name: 'Related to which movie?' }));
    const chosen = () => movies.getByRole('button', { pressed: true });
    await expect(chosen()).toHaveTextContent('The Long Lunge');
    await userEvent.click(movies.getByRole('button', { name: 'Ropework' }));
    await waitFor(() => expect(chosen()).toHaveTextContent('Ropework'));
    await userEvent.selectOptions(page.getByLabelText('Or any other'), 'Chalk');
    await waitFor(() =>
      expect(page.getByRole('heading', { name: 'Goes with Chalk' })).toBeVisible(),
    );
  },
};

export const NotFound: Story = {
  args: { path: '/cast/unknown' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'This shelf is empty' }, slow);
  },
};

/** The shop’s home page, with products from the database. */
export const Landing: Story = {
  args: { path: '/merchandise' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const cart = await page.findByRole('region', { name: 'In your cart' }, slow);
    await expect(await within(cart).findByText('Subtotal $49.00', {}, slow)).toBeVisible();
    const best = await page.findByRole('region', { name: 'Bestsellers' });
    await expect(within(best).getAllByRole('article').length).toBeGreaterThan(3);
  },
};

/** Pictures and departments are visible; each row of products shows an error. */
export const LandingOffline: Story = {
  args: { path: '/merchandise', scenario: 'offline' },
  parameters: {
    checks: {
      exceptions: [
        {
          check: 'console',
          match: 'RPC_ERROR',
          reason: 'Firestore tells the console that it is offline.',
        },
        {
          check: 'console',
          match: 'ERR_FAILED',
          reason: 'The browser says what the network refused.',
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByRole('heading', { name: 'You’re offline' }, slow);
    await expect(page.getByRole('heading', { name: 'Departments' })).toBeVisible();
  },
};
