import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { PostNavigation } from './PostNavigation';

const meta = {
  title: 'Components/Blog/PostNavigation',
  component: PostNavigation,
  parameters: { anatomy: { parts: ['a svg', 'a > span > span', 'a > span > span + span'] } },
  args: {
    previous: { title: 'Why boredom is a good sign', href: '#boredom' },
    next: { title: 'Breath before weight', href: '#breath' },
  },
} satisfies Meta<typeof PostNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'More posts' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Previous post/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Next post/ })).toHaveFocus();
  },
};

export const PreviousAlone: Story = { args: { next: undefined } };

export const NextAlone: Story = { args: { previous: undefined } };

export const LongTitles: Story = {
  args: {
    previous: {
      title: 'Everything your hips have been trying to tell you since you took that desk job',
      href: '#hips',
    },
    next: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', href: '#long' },
  },
  globals: { viewport: { value: 'narrow' } },
};
