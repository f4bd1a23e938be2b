import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { CardGrid } from './CardGrid';
import { CardGridSkeleton } from './CardGridSkeleton';
import { VideoCard } from '../VideoCard/VideoCard';

const meta = {
  title: 'Components/Cards/CardGrid',
  component: CardGrid,
  args: {
    label: 'Classes',
    children: [
      ['squat', 'Slow strength, strong legs'],
      ['deadlift', 'Lift it like you mean it'],
      ['swing', 'Swings for a strong back'],
      ['kettlebell', 'One bell, whole body'],
      ['run', 'Stairs without a pause'],
      ['sidePlank', 'Strong sides, easy breath'],
    ].map(([pose, title = ''], seed) => (
      <VideoCard
        key={pose}
        href={`#${pose}`}
        title={title}
        picture={`art:figure/${pose}/${seed + 11}`}
        meta="Strength · Intermediate"
        durationLabel="32 min"
        headingLevel={2}
      />
    )),
  },
} satisfies Meta<typeof CardGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Classes: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Classes' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  },
};

export const Loading: Story = { render: () => <CardGridSkeleton count={8} /> };
