import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import * as icons from '../../data-display/Icon/icons';
import { VideoCard } from './VideoCard';
import { VideoCardSkeleton } from './VideoCardSkeleton';
import { CardGrid } from '../CardGrid/CardGrid';
import { IconButton } from '../../actions/IconButton/IconButton';
import { Stack } from '../../layout/Stack/Stack';

const meta = {
  title: 'Components/Cards/VideoCard/In lists',
  component: VideoCard,
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

export const InAGrid: Story = {
  render: (args) => (
    <CardGrid>
      {[
        ['warrior', 'Warrior flow for heavy days'],
        ['tree', 'Balance on one leg'],
        ['plank', 'Core without crunches'],
        ['cobra', 'A spine that bends'],
        ['press', 'Shoulders that carry'],
        ['run', 'Light on your feet'],
        ['twist', 'Unwind the lower back'],
        ['kick', 'Ten minutes that count'],
      ].map(([pose, title = ''], seed) => (
        <VideoCard {...args} key={pose} title={title} picture={`art:figure/${pose}/${seed}`} />
      ))}
    </CardGrid>
  ),
};

const menu = (title: string) => (
  <IconButton label={`Remove ${title} from your history`} icon={icons.close} size="small" />
);

/** Rows in a list: search results, watch history, what’s next. */
export const Rows: Story = {
  args: { layout: 'row' },
  render: (args) => (
    <div style={{ maxInlineSize: 560 }}>
      <Stack space="4">
        <VideoCard {...args} actions={menu(args.title)} progress={0.4} />
        <VideoCard
          {...args}
          title="Beckenbodengymnastik und Rückenschule für Wiedereinsteigerinnen"
          picture="art:figure/cobra/24"
          actions={menu('Beckenbodengymnastik')}
        />
        <VideoCard
          {...args}
          title="Slow strength"
          picture="art:figure/press/8"
          badge="Members only"
          badgeIcon={icons.lock}
          isLocked
        />
      </Stack>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('article');
    const poster = first?.querySelector('img')?.getBoundingClientRect();
    const title = within(first as HTMLElement)
      .getByRole('heading')
      .getBoundingClientRect();
    await expect(title.top).toBeLessThan(poster?.bottom ?? 0);
  },
};

export const RowsLoading: Story = {
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <Stack space="4">
        <VideoCardSkeleton layout="row" />
        <VideoCardSkeleton layout="row" />
      </Stack>
    </div>
  ),
};
