import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Icon } from './Icon';
import * as icons from './icons';
import type { IconShape } from './shape';
import { Inline } from '../../layout/Inline/Inline';

const shapes: Record<string, IconShape> = { ...icons };
const pointing = Object.entries(shapes).filter(([, shape]) => shape.mirrors);

const meta = {
  title: 'Components/Data display/Icon',
  component: Icon,
  args: { icon: icons.calendar, size: 'large' },
  argTypes: { icon: { options: Object.keys(shapes), mapping: shapes, control: 'select' } },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decoration: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const WithName: Story = {
  args: { icon: icons.lock, label: 'Members only' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Members only' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: ({ icon }) => (
    <Inline space="5">
      <Icon icon={icon} size="small" />
      <Icon icon={icon} size="medium" />
      <Icon icon={icon} size="large" />
      <Icon icon={icon} size="huge" />
    </Inline>
  ),
};

export const Filled: Story = {
  render: () => (
    <Inline>
      {[icons.heart, icons.bookmark, icons.star].map((shape) => (
        <Inline key={shape.path}>
          <Icon icon={shape} size="large" />
          <Icon icon={shape} size="large" isFilled />
        </Inline>
      ))}
    </Inline>
  ),
};

/** Icons that point along the line of text flip in right-to-left text; a clock doesn’t. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Inline>
        {[...pointing, ['clock', icons.clock] as const].map(([name, shape]) => (
          <Icon key={name} icon={shape} size="large" />
        ))}
      </Inline>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')].map(
      (svg) => getComputedStyle(svg).transform,
    );
    await expect(drawn.at(-1)).toBe('none');
    await expect(drawn.slice(0, -1).every((value) => value.startsWith('matrix(-1'))).toBe(true);
  },
};
