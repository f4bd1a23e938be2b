import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { SeriesCard } from './SeriesCard';
import { SeriesCardSkeleton } from './SeriesCardSkeleton';
import { CardGrid } from '../CardGrid/CardGrid';
import * as icons from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { bay, bayColor } from '../../media/Picture/Picture.fixtures';

const meta = {
  title: 'Components/Cards/SeriesCard',
  component: SeriesCard,
  parameters: {
    anatomy: {
      args: { isNew: true, progressLabel: '5 of 12', isFollowing: true },
      parts: [
        'article > div',
        'article > div > div > span',
        'article > div > div > span + span',
        null,
        'h2',
        null,
      ],
    },
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['isGrid'] ? undefined : 400 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    href: '#hips',
    title: 'Hips, slowly',
    picture: 'art:series/lunge/12',
    countLabel: '12 classes',
    meta: 'Mobility · Mara Kern',
    headingLevel: 2,
  },
} satisfies Meta<typeof SeriesCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAccessibleName('Hips, slowly');
    await expect(within(canvasElement).getByText('12 classes')).toBeVisible();
  },
};

export const New: Story = { args: { isNew: true, picture: 'art:series/swing/40' } };

const unfollow = fn();

/** In progress and on the watchlist; the button that removes it is next to the link. */
export const Following: Story = {
  name: 'On your watchlist',
  args: {
    picture: 'art:series/squat/31',
    progress: 4 / 12,
    progressLabel: '4 of 12 finished',
    isFollowing: true,
    actions: (
      <IconButton
        label="Watchlist: Hips, slowly"
        icon={icons.heart}
        size="small"
        aria-pressed
        isFilled
        onClick={unfollow}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    unfollow.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(unfollow).toHaveBeenCalledOnce();
  },
};

export const Finished: Story = {
  args: { progress: 1, progressLabel: 'All 12 done', picture: 'art:series/tree/18' },
};

export const Photograph: Story = { args: { picture: bay, placeholderColor: bayColor } };

/** Long text and no picture. */
export const LongTitle: Story = {
  args: {
    title:
      'Beckenbodengymnastik und Rückenschule für Wiedereinsteigerinnen nach der Babypause, Teil 2',
    picture: '',
    countLabel: '24 Unterrichtsstunden',
    progress: 0.5,
    progressLabel: '12 von 24 abgeschlossen',
    isFollowing: true,
  },
};

export const Loading: Story = { render: () => <SeriesCardSkeleton /> };

export const InAGrid: Story = {
  parameters: { isGrid: true },
  render: (args) => (
    <CardGrid itemSize="wide">
      {[
        ['dancer', 'Dancer, step by step'],
        ['press', 'Strong shoulders in six weeks'],
        ['kettlebell', 'One bell, whole body'],
        ['boat', 'A core for every day'],
        ['child', 'Evenings that slow down'],
        ['run', 'Back to running'],
      ].map(([pose, title = ''], seed) => (
        <SeriesCard
          {...args}
          key={pose}
          title={title}
          picture={`art:series/${pose}/${seed + 50}`}
        />
      ))}
    </CardGrid>
  ),
};
