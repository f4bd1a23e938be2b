import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import { BackToTop } from './BackToTop';
import * as styles from '../Header/Header.stories.css';

const meta = {
  title: 'Components/Navigation/BackToTop',
  component: BackToTop,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
  render: (args) => (
    <div className={styles.tallPage}>
      <main id="main" tabIndex={-1}>
        <h1>A long page</h1>
      </main>
      <BackToTop {...args} />
    </div>
  ),
} satisfies Meta<typeof BackToTop>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * It appears when the page has scrolled past 250 px. It then scrolls to the top and moves focus
 * there.
 */
export const PastTheThreshold: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const find = () => canvas.queryByRole('button', { name: 'Back to top' });
    for (const top of [0, 249, 250]) {
      window.scrollTo(0, top);
      await settle();
      await expect(find()).toBeNull();
    }
    window.scrollTo(0, 251);
    const button = await canvas.findByRole('button', { name: 'Back to top' });
    await userEvent.click(button);
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(find()).toBeNull());
  },
};
