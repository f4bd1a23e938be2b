import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';

import { ShopPage } from './ShopPage';

const slow = { timeout: 12_000 };

/** The blog: post lists in their layouts, search results and posts of each kind. */
const meta = {
  title: 'Pages/Shop/Blog',
  component: ShopPage,
  args: { path: '/blogs' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Journal: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Blog' }, slow);
    await expect(page.getAllByRole('article')).toHaveLength(10);
    const categories = within(page.getByRole('navigation', { name: 'Categories' }));
    const chosen = () => categories.getByRole('link', { current: true });
    await expect(chosen()).toHaveTextContent('Everything');
    await userEvent.click(categories.getByRole('link', { name: 'Gear' }));
    await waitFor(() => expect(chosen()).toHaveTextContent('Gear'));
  },
};

export const SidebarWithATag: Story = {
  args: { path: '/blogs/sidebar/right?tag=home' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('5 posts', {}, slow);
    const aside = page.getByRole('complementary', { name: 'About the blog' });
    await expect(aside).toBeVisible();
    const categories = within(within(aside).getByRole('navigation', { name: 'Categories' }));
    await expect(categories.getByRole('link', { current: true })).toHaveTextContent(/^Everything/);
  },
};

/** No matching posts: a link shows all posts. */
export const Empty: Story = {
  args: { path: '/blogs?q=xylophone' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'No post about that' }, slow);
  },
};

/** From no results to all posts. */
export const EmptyShowAll: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'No post about that' }, slow);
    await userEvent.click(page.getByRole('link', { name: 'Show all posts' }));
    await page.findByText('13 posts', {}, slow);
  },
};

export const Essay: Story = {
  args: { path: '/blogs/detail' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: /Strong is slow/ }, slow);
    await page.findByRole('heading', { level: 2, name: 'Two clocks' }, slow);
  },
};

export const Quote: Story = {
  args: { path: '/blogs/single/quote' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/faculty of effort/, {}, slow);
  },
};

export const NotFound: Story = {
  args: { path: '/blogs/no-such-post' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'This shelf is empty' }, slow);
  },
};
