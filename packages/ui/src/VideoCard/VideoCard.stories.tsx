import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as icons from '../Icon/icons';
import { VideoCard } from './VideoCard';
import { VideoCardSkeleton } from './VideoCardSkeleton';
import { CardGrid } from '../CardGrid/CardGrid';
import { IconButton } from '../IconButton/IconButton';

const meta = {
  title: 'Pictures/VideoCard',
  component: VideoCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    href: '#core',
    title: 'Core without crunches',
    picture: 'art:figure/bridge/3',
    meta: 'Pilates · Mara Kern',
    durationLabel: '18 min',
    headingLevel: 2,
  },
} satisfies Meta<typeof VideoCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One link, named by its title, as large as the card. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName('Core without crunches');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    const poster = canvasElement.querySelector('article svg')?.getBoundingClientRect();
    const hit = document.elementFromPoint((poster?.x ?? 0) + 20, (poster?.y ?? 0) + 20);
    await expect(hit).toBe(links[0]);
  },
};

export const Watching: Story = { args: { progress: 0.62, meta: 'Pilates · 7 min left' } };

export const New: Story = { args: { badge: 'New', isNew: true, picture: 'art:figure/swing/9' } };

export const Sample: Story = {
  args: { badge: 'Free sample', isPublic: true, picture: 'art:figure/breathe/14' },
};

export const LongTitle: Story = {
  args: {
    title:
      'Everything your hips have been trying to tell you since you took that desk job, in forty unhurried minutes',
    picture: 'art:figure/lunge/6',
  },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: args.title });
    await expect(link.clientHeight).toBeLessThan(60);
  },
};

const save = fn();

/** Buttons lie beside the link, not in it. */
export const WithActions: Story = {
  args: {
    actions: (
      <IconButton
        label="Save Core without crunches"
        icon={icons.bookmark}
        size="small"
        onClick={save}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    save.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Save/ }));
    await expect(save).toHaveBeenCalledOnce();
  },
};

export const Photograph: Story = {
  args: { picture: 'data:image/png;base64,broken', placeholderColor: '#7a3e3a' },
};

export const Loading: Story = { render: () => <VideoCardSkeleton /> };

export const InAGrid: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(94vw, 1200px)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <CardGrid>
      {['warrior', 'tree', 'plank', 'cobra', 'press', 'run', 'twist', 'kick'].map((pose, seed) => (
        <VideoCard
          {...args}
          key={pose}
          title={`Class ${seed + 1}: ${pose}`}
          picture={`art:figure/${pose}/${seed}`}
        />
      ))}
    </CardGrid>
  ),
};
