import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { BlogCard } from './BlogCard';
import { BlogCardSkeleton } from './BlogCardSkeleton';
import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { broken } from '../../media/Picture/Picture.fixtures';
import { Stack } from '../../layout/Stack/Stack';

const meta = {
  title: 'Components/Blog/BlogCard',
  component: BlogCard,
  parameters: {
    anatomy: {
      parts: ['article > div', 'article > div + div > div > span', 'h2', 'h2 + p', 'h2 + p + div'],
    },
  },
  args: {
    href: '#slow',
    title: 'Strong is slow before it is fast',
    picture: 'art:figure/warrior/7',
    category: 'Training',
    excerpt:
      'Why the first three weeks of a new movement should feel too easy, and what they build.',
    author: { name: 'Mara Kern' },
    date: 'November 12, 2026',
    dateTime: '2026-11-12',
    minutes: 6,
    headingLevel: 2,
  },
} satisfies Meta<typeof BlogCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ maxInlineSize: 380 }}>
      <Story />
    </div>
  ),
];

/** One link, named by its title and as large as the card. */
export const Standard: Story = {
  tags: ['!autodocs'],
  decorators: narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(canvas.getByText('November 12, 2026')).toHaveAttribute('datetime', '2026-11-12');
    const card = canvasElement.querySelector('article')?.getBoundingClientRect();
    const hit = document.elementFromPoint((card?.x ?? 0) + 40, (card?.y ?? 0) + 40);
    await expect(hit).toBe(links[0]);
  },
};

export const Grid: Story = {
  render: (args) => (
    <CardGrid>
      {['lunge', 'breathe', 'swing'].map((pose, index) => (
        <BlogCard
          {...args}
          key={pose}
          title={titles[index] ?? ''}
          picture={`art:figure/${pose}/${index * 7 + 2}`}
        />
      ))}
    </CardGrid>
  ),
};

export const Horizontal: Story = { args: { layout: 'horizontal' } };

export const Feature: Story = { args: { layout: 'feature', picture: 'art:figure/dancer/11' } };

export const TextOnly: Story = { args: { layout: 'text' }, decorators: narrow };

const kinds = ['audio', 'video', 'link', 'quote', 'gallery'] as const;

const titles = [
  'Strong is slow before it is fast',
  'What your breath does while you count',
  'Swings for people who sit',
  'A week without a plan',
  'Twelve rooms, twelve mats',
];

/** The kind of post is a word with an icon, on the picture or next to the category. */
export const Kinds: Story = {
  render: (args) => (
    <CardGrid>
      {kinds.map((kind, index) => (
        <BlogCard
          {...args}
          key={kind}
          kind={kind}
          title={titles[index % titles.length] ?? ''}
          picture={`art:figure/any/${index + 21}`}
          excerpt={undefined}
        />
      ))}
      <BlogCard {...args} kind="quote" layout="text" />
    </CardGrid>
  ),
};

export const LongText: Story = {
  args: {
    title:
      'Everything your hips have been trying to tell you since you took that desk job, and the Donaudampfschifffahrtsgesellschaftskapitän',
    category: 'Mobility, recovery and other things that no one does on purpose',
    author: { name: 'Wilhelmina Charlotte Oktavia von Hohenstein-Rabenau' },
  },
  decorators: narrow,
};

export const MissingPicture: Story = { args: { picture: broken }, decorators: narrow };

export const Bare: Story = {
  args: { excerpt: undefined, author: undefined, date: undefined, minutes: undefined },
  decorators: narrow,
};

export const Loading: Story = {
  render: () => (
    <Stack space="10">
      <BlogCardSkeleton layout="feature" />
      <CardGrid>
        {[1, 2, 3].map((key) => (
          <BlogCardSkeleton key={key} />
        ))}
      </CardGrid>
    </Stack>
  ),
};
