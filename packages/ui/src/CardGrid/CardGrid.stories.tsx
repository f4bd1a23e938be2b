import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CardGrid } from './CardGrid';
import { CardGridSkeleton } from './CardGridSkeleton';
import { VideoCard } from '../VideoCard/VideoCard';

const meta = {
  title: 'Pictures/CardGrid',
  component: CardGrid,
  args: {
    label: 'Classes',
    children: ['squat', 'deadlift', 'swing', 'kettlebell', 'run', 'sidePlank'].map((pose, seed) => (
      <VideoCard
        key={pose}
        href={`#${pose}`}
        title={`Strong with ${pose}`}
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
