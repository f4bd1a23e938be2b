import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../Icon/icons';
import { Badge } from './Badge';
import { Inline } from '../Inline/Inline';

const tones = [
  'neutral',
  'brand',
  'info',
  'success',
  'warning',
  'danger',
  'solid',
  'plate',
] as const;

const meta = {
  title: 'Components/Marks/Badge',
  component: Badge,
  args: { children: '18 min' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

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
