import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Carousel } from './Carousel';
import { CarouselSkeleton } from './CarouselSkeleton';
import { Button } from '../../actions/Button/Button';
import { Container } from '../../layout/Container/Container';
import { EmptyState } from '../../feedback/EmptyState/EmptyState';
import { Link } from '../../typography/Link/Link';
import { VideoCard } from '../VideoCard/VideoCard';

const cards = [
  ['seated', 'Ten quiet minutes'],
  ['downdog', 'Awake by the second dog'],
  ['cobra', 'A spine that bends'],
  ['triangle', 'Long lines before lunch'],
  ['child', 'Rest is a pose'],
  ['boat', 'Steady in the middle'],
  ['reach', 'Taller than yesterday'],
  ['fold', 'Hamstrings, kindly'],
  ['jump', 'Light on your feet'],
].map(([pose, title = ''], seed) => (
  <VideoCard
    key={pose}
    href={`#${pose}`}
    title={title}
    picture={`art:figure/${pose}/${seed + 30}`}
    meta="Yoga · Everyone"
    durationLabel="10 min"
  />
));

const meta = {
  title: 'Components/Cards/Carousel',
  component: Carousel,
  // The row extends into the page’s gutter.
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: { title: 'Short on time', subtitle: 'Fifteen minutes or less', children: cards },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The buttons scroll and are disabled at the ends; the keyboard moves through the cards. */
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
    // There are no buttons on a phone, where people swipe.
    if (window.innerWidth < 768) return;
    const back = row.getByRole('button', { name: 'Scroll back' });
    const forward = row.getByRole('button', { name: 'Scroll forward' });
    await waitFor(() => expect(back).toBeDisabled());
    await userEvent.click(forward);
    await waitFor(() => expect(back).toBeEnabled());
    row.getAllByRole('link').at(-1)?.focus();
    await waitFor(() => expect(forward).toBeDisabled(), { timeout: 3000 });
  },
};

/** A row that fits doesn’t need buttons. */
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
    const links = row.getAllByRole('link');
    links[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(links[1]).toHaveFocus();
    if (window.innerWidth < 768) return;
    const forward = row.getByRole('button', { name: 'Scroll forward' });
    await userEvent.click(forward);
    await waitFor(() => expect(row.getByRole('button', { name: 'Scroll back' })).toBeEnabled());
  },
};

/**
 * The arrow keys move from card to card in the text direction, and each card scrolls completely
 * into view.
 */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('region');
    const links = within(row).getAllByRole('link');
    links[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(links[4]).toHaveFocus();
    await waitFor(() => {
      const card = links[4]?.closest('li')?.getBoundingClientRect();
      // A smooth scroll can end a few pixels early.
      return expect(card?.right ?? Infinity).toBeLessThanOrEqual(
        row.getBoundingClientRect().right + 4,
      );
    });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(links[3]).toHaveFocus();
    await userEvent.tab();
    await expect(links[4]).toHaveFocus();
  },
};

/** Without cards: a sentence and a useful next step. */
export const Empty: Story = {
  args: {
    title: 'Continue watching',
    subtitle: undefined,
    children: [],
    empty: (
      <EmptyState
        title="Nothing in progress yet"
        action={<Button href="#all">Find a first class</Button>}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
    await expect(within(canvasElement).getByRole('link')).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Alles, was sich in der Mittagspause zwischen zwei Besprechungen ausgeht',
    subtitle: 'Fünfzehn Minuten oder weniger, ohne Geräte und ohne Umziehen',
    action: (
      <Link href="#all" isStandalone>
        Alle ansehen
      </Link>
    ),
  },
};

export const Wide: Story = { args: { itemSize: 'wide', title: 'Series' } };

export const Loading: Story = { render: () => <CarouselSkeleton /> };
