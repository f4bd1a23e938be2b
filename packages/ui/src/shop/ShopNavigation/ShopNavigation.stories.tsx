import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import * as styles from '../../navigation/MegaMenu/MegaMenu.stories.css';
import { ShopNavigation } from './ShopNavigation';
import { shopGroups } from './ShopNavigation.fixtures';

const meta = {
  title: 'Components/Shop/ShopNavigation',
  component: ShopNavigation,
  args: { groups: shopGroups, label: 'Shop' },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 480 }, frame: 'desktop' },
  },
  decorators: [
    (Story) => (
      <div className={styles.page}>
        <div className={styles.bar}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof ShopNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A row of menus; a group with many links opens across the full width. */
export const Bar: Story = {
  args: { layout: 'bar' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Below `lg` the bar is hidden.
    const blog = canvas.queryByRole('button', { name: 'Blog' });
    if (!blog) return;
    await userEvent.click(blog);
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Single posts' })).toBeVisible());
  },
};

const stacked: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const shop = canvas.getByRole('link', { name: 'Shop' });
  await expect(shop).toBeVisible();
  await expect(shop).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByText('Genres')).not.toBeVisible();
  await userEvent.click(canvas.getByText('Features'));
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Genres' })).toBeVisible());
  if (args.isSingleExpanded) await waitFor(() => expect(shop).not.toBeVisible());
  else await expect(shop).toBeVisible();
};

/** Each group expands and collapses; the current one starts expanded. */
export const Stack: Story = {
  args: { layout: 'stack' },
  globals: { viewport: { value: 'phone' } },
  play: stacked,
};

/** Opening one closes the others. */
export const OneAtATime: Story = {
  args: { layout: 'stack', isSingleExpanded: true },
  globals: { viewport: { value: 'phone' } },
  play: stacked,
};

/** A bar on wide screens, a stack below `lg`. */
export const Auto: Story = {};
