import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import * as icons from '../../data-display/Icon/icons';
import { FeaturedHero } from './FeaturedHero';
import { FeaturedHeroSkeleton } from './FeaturedHeroSkeleton';
import { Badge } from '../../data-display/Badge/Badge';
import { Button } from '../../actions/Button/Button';

const meta = {
  title: 'Components/Media/FeaturedHero',
  component: FeaturedHero,
  parameters: {
    anatomy: {
      parts: [
        'section > div:first-child',
        'section > div + div > :nth-child(1)',
        'h2',
        'section > div + div > p:nth-child(3)',
        'section > div + div > :nth-child(4)',
        'section > div + div > :nth-child(5)',
      ],
    },
  },
  args: {
    picture: 'art:figure/lunge/4',
    eyebrow: 'New this week',
    title: 'Warrior flow for heavy days',
    text: 'A grounded half hour that builds from the feet up. Blocks help, a wall is enough.',
    chips: (
      <>
        <Badge>32 min</Badge>
        <Badge>Yoga</Badge>
        <Badge>Everyone</Badge>
      </>
    ),
    actions: (
      <>
        <Button href="#play" iconStart={icons.play}>
          Play
        </Button>
        <Button variant="quiet">Save for later</Button>
      </>
    ),
  },
} satisfies Meta<typeof FeaturedHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Featured: Story = {
  play: async ({ canvasElement }) => {
    const hero = within(canvasElement).getByRole('region', { name: 'Warrior flow for heavy days' });
    await expect(within(hero).getByRole('heading', { level: 2 })).toBeVisible();
  },
};

/** The title leads to the page about it. */
export const WithLink: Story = {
  args: { href: '#warrior-flow' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Warrior flow for heavy days' });
    await expect(within(title).getByRole('link')).toHaveAttribute('href', '#warrior-flow');
  },
};

export const TextOnly: Story = {
  name: 'Text only',
  args: {
    eyebrow: undefined,
    chips: undefined,
    actions: undefined,
    picture: 'art:figure/dancer/8',
  },
};

export const Loading: Story = { render: () => <FeaturedHeroSkeleton /> };
