import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { PostMeta } from './PostMeta';

const meta = {
  title: 'Components/Blog/PostMeta',
  component: PostMeta,
  parameters: { anatomy: { parts: ['div > span:has(> span)', 'time', 'time ~ span:last-child'] } },
  args: {
    author: { name: 'Mara Kern' },
    date: 'November 12, 2026',
    dateTime: '2026-11-12',
    minutes: 6,
  },
} satisfies Meta<typeof PostMeta>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('By Mara Kern')).toBeInTheDocument();
    await expect(canvas.getByText('6 min read')).toBeVisible();
  },
};

export const WithoutAuthor: Story = { args: { author: undefined } };

export const LongName: Story = {
  args: { author: { name: 'Wilhelmina Charlotte Oktavia von Hohenstein-Rabenau' } },
  globals: { viewport: { value: 'narrow' } },
};

export const Empty: Story = {
  tags: ['!autodocs'],
  args: { author: undefined, date: undefined, minutes: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
