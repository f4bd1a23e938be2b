import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import * as icons from '../Icon/icons';
import { Chip } from './Chip';
import { Inline } from '../../layout/Inline/Inline';

const meta = {
  title: 'Components/Data display/Chip',
  component: Chip,
  parameters: {
    anatomy: {
      args: { icon: icons.flame, count: '12', href: '#strength' },
      parts: ['svg', 'a > span', 'a > span:last-child'],
    },
  },
  tags: ['stable'],
  args: { children: 'Strength' },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsButtons: Story = {
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Yoga' }));
    await expect(canvas.getByRole('button', { name: 'Yoga' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

/** A fact about something, which can't be pressed. */
export const Fact: Story = { args: { children: '32 min', icon: icons.clock } };

function Filters() {
  const [chosen, setChosen] = useState('All');
  return (
    <Inline space="2">
      {['All', 'Strength', 'Mobility', 'Yoga', 'Breath'].map((name) => (
        <Chip key={name} isSelected={name === chosen} onClick={() => setChosen(name)}>
          {name}
        </Chip>
      ))}
    </Inline>
  );
}

export const AsLinks: Story = {
  render: () => (
    <Inline space="2">
      <Chip href="#all" isSelected>
        All
      </Chip>
      <Chip href="#yoga">Yoga</Chip>
    </Inline>
  ),
};

/** A number after the text, which is read together with it. */
export const WithCount: Story = {
  render: () => (
    <Inline space="2">
      <Chip href="#all" count="242" isSelected>
        All
      </Chip>
      <Chip href="#yoga" count="48">
        Yoga
      </Chip>
      <Chip onClick={() => {}} icon={icons.filter} count="3">
        Filters
      </Chip>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Yoga 48' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { href: '#long', children: 'Strength without any equipment for the day after a long run' },
};
