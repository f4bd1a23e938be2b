import type { Meta, StoryObj } from '@storybook/react-vite';

import * as icons from '../Icon/icons';
import { Badge } from './Badge';
import { Inline } from '../../layout/Inline/Inline';

const tones = [
  'neutral',
  'brand',
  'info',
  'success',
  'warning',
  'danger',
  'solid',
  'overlay',
] as const;

const meta = {
  title: 'Components/Data display/Badge',
  component: Badge,
  parameters: { anatomy: { args: { icon: icons.clock }, parts: ['svg', 'span > span'] } },
  tags: ['stable'],
  args: { children: '18 min' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = { tags: ['!autodocs'] };

/** The labels that our products use, each with its own meaning. */
export const InUse: Story = {
  render: () => (
    <Inline space="2">
      <Badge tone="solid">New</Badge>
      <Badge icon={icons.clock}>32 min</Badge>
      <Badge tone="success" icon={icons.check}>
        Active
      </Badge>
      <Badge tone="warning" icon={icons.alert}>
        Ends on Friday
      </Badge>
      <Badge tone="danger" icon={icons.failure}>
        Payment failed
      </Badge>
      <Badge tone="info">Live</Badge>
    </Inline>
  ),
};

export const Tones: Story = {
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
};

export const WithIcon: Story = {
  args: { tone: 'success', icon: icons.check, children: 'Doors open' },
};

export const LongText: Story = {
  args: {
    icon: icons.calendar,
    children: 'Donaudampfschifffahrtsgesellschaftskapitän, until the first Monday of next month',
  },
};
