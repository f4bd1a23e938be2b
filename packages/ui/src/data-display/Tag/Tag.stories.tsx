import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import * as icons from '../Icon/icons';
import { Inline } from '../../layout/Inline/Inline';
import { Tag } from './Tag';

const tones = ['neutral', 'brand', 'info', 'success', 'warning', 'danger'] as const;

const meta = {
  title: 'Components/Data display/Tag',
  component: Tag,
  parameters: {
    anatomy: {
      args: { icon: icons.clock, onRemove: () => undefined },
      parts: ['svg', 'span > span > span', 'button'],
    },
  },
  args: { label: 'Mobility' },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Inline space="2">
      {tones.map((tone) => (
        <Tag key={tone} {...args} tone={tone} label={tone} onRemove={() => {}} />
      ))}
    </Inline>
  ),
};

export const WithIcon: Story = {
  tags: ['!autodocs'],
  args: { icon: icons.clock, label: 'Under 20 minutes' },
};

/** Links to everything with this tag. */
export const AsLink: Story = {
  args: { href: '#mobility' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Mobility' });
    await expect(link).toHaveAttribute('href', '#mobility');
  },
};

/** By pointer and by keyboard; the button’s name says what it removes. */
export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    const remove = within(canvasElement).getByRole('button', { name: 'Remove Mobility' });
    await userEvent.click(remove);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

export const LinkAndRemovable: Story = { args: { href: '#mobility', onRemove: fn() } };

export const LongText: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitän and everything that goes with that',
    href: '#long',
    onRemove: fn(),
    icon: icons.filter,
  },
};
