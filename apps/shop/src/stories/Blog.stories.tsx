import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';

import { createFrame, pageParameters, expectRole, expectText } from '#storybook/pageStories';
import { ShopPage } from './ShopPage';

/** The blog: post lists in their layouts, search results and posts of each kind. */
const meta = {
  title: 'Pages/Shop/Blog',
  component: ShopPage,
  args: { path: '/blogs' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Journal: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Blog' });
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
    const categories = within(canvas.getByRole('navigation', { name: 'Categories' }));
    const chosen = () => categories.getByRole('link', { current: true });
    await expect(chosen()).toHaveTextContent('Everything');
    await userEvent.click(categories.getByRole('link', { name: 'Gear' }));
    await waitFor(() => expect(chosen()).toHaveTextContent('Gear'));
  },
};

export const SidebarWithATag: Story = {
  args: { path: '/blogs/sidebar/right?tag=home' },
  play: async ({ canvas }) => {
    await canvas.findByText('5 posts');
    const aside = canvas.getByRole('complementary', { name: 'About the blog' });
    await expect(aside).toBeVisible();
    const categories = within(within(aside).getByRole('navigation', { name: 'Categories' }));
    await expect(categories.getByRole('link', { current: true })).toHaveTextContent(/^Everything/);
  },
};

/** No matching posts: a link shows all posts. */
export const Empty: Story = {
  args: { path: '/blogs?q=xylophone' },
  play: expectRole('heading', { name: 'No post about that' }),
};

/** From no results to all posts. */
export const EmptyShowAll: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No post about that' });
    await userEvent.click(canvas.getByRole('link', { name: 'Show all posts' }));
    await canvas.findByText('13 posts');
  },
};

export const Essay: Story = {
  args: { path: '/blogs/detail' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Strong is slow/ });
    await canvas.findByRole('heading', { level: 2, name: 'Two clocks' });
  },
};

export const Quote: Story = {
  args: { path: '/blogs/single/quote' },
  play: expectText(/faculty of effort/),
};

export const NotFound: Story = {
  args: { path: '/blogs/no-such-post' },
  play: expectRole('heading', { name: 'This shelf is empty' }),
};
