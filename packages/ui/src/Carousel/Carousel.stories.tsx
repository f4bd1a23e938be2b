import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Carousel } from './Carousel';
import { CarouselSkeleton } from './CarouselSkeleton';
import { Link } from '../Link/Link';
import { VideoCard } from '../VideoCard/VideoCard';

const cards = [
  'seated',
  'downdog',
  'cobra',
  'triangle',
  'child',
  'boat',
  'reach',
  'fold',
  'jump',
].map((pose, seed) => (
  <VideoCard
    key={pose}
    href={`#${pose}`}
    title={`Ten minutes of ${pose}`}
    picture={`art:figure/${pose}/${seed + 30}`}
    meta="Yoga · Everyone"
    durationLabel="10 min"
  />
));

const meta = {
  title: 'Pictures/Carousel',
  component: Carousel,
  args: { title: 'Short on time', subtitle: 'Fifteen minutes or less', children: cards },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The buttons scroll and know the ends; a keyboard walks the cards. */
export const Row: Story = {
  args: {
    action: (
      <Link href="#all" isStandalone>
        All
      </Link>
    ),
  },
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('region', { name: 'Short on time' }));
    await expect(row.getAllByRole('listitem')).toHaveLength(9);
    const back = row.getByRole('button', { name: 'Scroll back' });
    const forward = row.getByRole('button', { name: 'Scroll forward' });
    await waitFor(() => expect(back).toBeDisabled());
    await userEvent.click(forward);
    await waitFor(() => expect(back).toBeEnabled());
    row.getAllByRole('link').at(-1)?.focus();
    await waitFor(() => expect(forward).toBeDisabled(), { timeout: 3000 });
  },
};

/** A row that fits needs no buttons. */
export const Short: Story = {
  args: { children: cards.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('button')).toBeNull());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement);
    const forward = row.getByRole('button', { name: 'Scroll forward' });
    await userEvent.click(forward);
    await waitFor(() => expect(row.getByRole('button', { name: 'Scroll back' })).toBeEnabled());
  },
};

export const Wide: Story = { args: { itemSize: 'wide', title: 'Series' } };

export const Loading: Story = { render: () => <CarouselSkeleton /> };
