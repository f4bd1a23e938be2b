import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { createFrame, pageParameters, expectRole, offlineChecks } from '#storybook/pageStories';
import { ShopPage } from './ShopPage';

/** The pages of movies, shows and videos. */
const meta = {
  title: 'Pages/Shop/Movies and shows',
  component: ShopPage,
  args: { path: '/home' },
  parameters: { ...pageParameters, docs: { story: createFrame('900px') } },
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    const ten = await canvas.findByRole('region', { name: 'Our top ten' });
    await expect(within(ten).getAllByRole('listitem')).toHaveLength(10);
  },
};

/** The second page of all movies from the URL, then the third. */
export const MoviesInPages: Story = {
  args: { path: '/movies?page=2' },
  play: async ({ canvas }) => {
    await canvas.findByText('13–24 of 28');
    const pages = canvas.getByRole('navigation', { name: 'Pages of movies' });
    await userEvent.click(within(pages).getByRole('link', { name: /Next/ }));
    await expect(await canvas.findByText('25–28 of 28')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'All movies' })).toHaveFocus();
  },
};

export const Movie: Story = {
  args: { path: '/movies/desert-mile' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Desert Mile' });
    await expect(canvas.getByRole('link', { name: 'Margit Eklöv' })).toBeVisible();
  },
};

/** The last season is open; tabs show the others. */
export const ShowSeasons: Story = {
  args: { path: '/tv-shows/studio-nine' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '4. Encore' });
    await userEvent.click(canvas.getByRole('tab', { name: /Season 1/ }));
    await expect(canvas.getByRole('heading', { name: '1. Number 117' })).toBeVisible();
  },
};

/** A guest sees what a members-only video is, and how to get access. */
export const VideoForMembers: Story = {
  name: 'Members-only video',
  args: { path: '/videos/encore' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'For school members' });
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Player: Encore' })).toBeNull();
  },
};

/** For a member, it plays. */
export const VideoAsMember: Story = {
  args: { path: '/videos/encore', account: 'member' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Player: Encore' });
    await expect(canvas.queryByText('For school members')).toBeNull();
  },
};

export const VideoInProduction: Story = {
  name: 'Video in production',
  args: { path: '/videos/ridge-legs' },
  play: expectRole('heading', { name: 'Still in production' }),
};

/** Related movies follow the selection. */
export const Related: Story = {
  args: { path: '/movies/related' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Goes with The Long Lunge' });
    const movies = within(canvas.getByRole('group', { name: 'Related to which movie?' }));
    const chosen = () => movies.getByRole('button', { pressed: true });
    await expect(chosen()).toHaveTextContent('The Long Lunge');
    await userEvent.click(movies.getByRole('button', { name: 'Ropework' }));
    await waitFor(() => expect(chosen()).toHaveTextContent('Ropework'));
    await userEvent.selectOptions(canvas.getByLabelText('Or any other'), 'Chalk');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Goes with Chalk' })).toBeVisible(),
    );
  },
};

export const NotFound: Story = {
  args: { path: '/cast/unknown' },
  play: expectRole('heading', { name: 'This shelf is empty' }),
};

/** The shop’s home page, with products from the database. */
export const Landing: Story = {
  args: { path: '/merchandise' },
  play: async ({ canvas }) => {
    const cart = await canvas.findByRole('region', { name: 'In your cart' });
    await expect(await within(cart).findByText('Subtotal $49.00')).toBeVisible();
    const best = await canvas.findByRole('region', { name: 'Bestsellers' });
    await expect(within(best).getAllByRole('article').length).toBeGreaterThan(3);
  },
};

/** Pictures and departments are visible; each row of products shows an error. */
export const LandingOffline: Story = {
  args: { path: '/merchandise', scenario: 'offline' },
  parameters: offlineChecks,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { name: 'You’re offline' });
    await expect(canvas.getByRole('heading', { name: 'Departments' })).toBeVisible();
  },
};
