import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { IconGallery } from './IconGallery';

const meta = {
  title: 'Foundations/Icons',
  component: IconGallery,
  tags: ['stable'],
} satisfies Meta<typeof IconGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shelf: Story = {};

export const FoundByName: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Find an icon' });
    await userEvent.type(search, 'chevron end');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: /^chevronEnd.*⇄ mirrors/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of \d+ icons$/);
    await userEvent.clear(search);
    await userEvent.type(search, 'garbage bin');
    await waitFor(() => expect(canvas.queryAllByRole('listitem')).toHaveLength(0));
    await userEvent.clear(search);
    await userEvent.type(search, 'bin');
    await expect(await canvas.findByRole('button', { name: /^trash/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('heading')).toHaveLength(1));
    await userEvent.clear(search);
    await userEvent.type(search, 'nothing like it');
    await waitFor(() => expect(canvas.queryAllByRole('listitem')).toHaveLength(0));
  },
};

/** Confirms the copy, or asks you to copy the line yourself if the page isn’t allowed to. */
export const Copied: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'huge, 40 px' }));
    await userEvent.click(canvas.getByRole('button', { name: /^play\b/ }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /^(<Icon icon={icons.play} size="huge" \/> copied\.|This browser)/,
      ),
    );
  },
};
