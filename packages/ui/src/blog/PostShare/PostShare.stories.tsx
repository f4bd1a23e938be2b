import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { PostShare } from './PostShare';
import * as icons from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';

const meta = {
  title: 'Components/Blog/PostShare',
  component: PostShare,
  args: { url: 'https://example.org/posts/strong-is-slow', title: 'Strong is slow' },
} satisfies Meta<typeof PostShare>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLinks: Story = {
  args: {
    children: (
      <IconButton
        label="Send by email"
        icon={icons.mail}
        variant="quiet"
        size="small"
        href="mailto:?subject=Strong%20is%20slow"
      />
    ),
  },
};

export const Copy: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => {}));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith(args.url);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'));
    write.mockRestore();
  },
};

export const NotCopied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(
      fn(async () => Promise.reject(new Error('refused'))),
    );
    canvas.getByRole('button', { name: 'Copy link' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Couldn’t copy'));
    write.mockRestore();
  },
};
