import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { TagList } from './TagList';

const names = ['Strength', 'Mobility', 'Yoga', 'Pilates', 'Breath', 'Dance', 'Cardio', 'Barre'];
const tags = names.map((label) => ({ id: label, label, href: `#${label}` }));

const meta = {
  title: 'Components/Data display/TagList',
  component: TagList,
  parameters: { anatomy: { args: { limit: 4 }, parts: ['ul', 'li', 'li:last-child button'] } },
  args: { label: 'Styles', tags },
} satisfies Meta<typeof TagList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Links: Story = {};

/** One press shows the rest. The button keeps its place in the tab order. */
export const Limited: Story = {
  args: { limit: 5 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: '+3 more' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    canvas.getByRole('button', { name: 'Show fewer' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '+3 more' })).toHaveFocus();
  },
};

/** Focus moves to the next tag, and finally to the list. */
export const Removable: Story = {
  args: { tags: tags.slice(0, 3) },
  render: function Example(args) {
    const [left, setLeft] = useState(args.tags);
    return (
      <TagList
        {...args}
        tags={left}
        tone="brand"
        onRemove={(id) => setLeft(left.filter((tag) => tag.id !== id))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    remove('Mobility').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Mobility removed');
    await expect(remove('Yoga')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(remove('Strength')).toHaveFocus();
    await userEvent.click(remove('Strength'));
    await expect(canvas.getByRole('list', { name: 'Styles' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    tags: [
      { id: '1', label: 'Everything for the mornings before a long day in the mountains' },
      { id: '2', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung' },
      { id: '3', label: 'Yoga' },
    ],
    onRemove: () => {},
  },
};
