import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { motifs } from '@gschool/poster-art/motifs';

import { PosterArt } from './PosterArt';
import { Picture } from '../Picture/Picture';
import { CardGrid } from '../../cards/CardGrid/CardGrid';

const meta = {
  title: 'Components/Media/PosterArt',
  component: PosterArt,
  args: { art: 'art:figure/dancer/4', alt: 'A dancer on one leg' },
} satisfies Meta<typeof PosterArt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Sixty drawings, each one different. */
export const Wall: Story = {
  render: () => (
    <CardGrid itemSize="portrait">
      {Array.from({ length: 60 }, (_, seed) => (
        <Picture
          key={seed}
          picture={`art:figure/${motifs.figure[(seed * 7) % 25]}/${seed}`}
          alt={`Poster ${seed}`}
        />
      ))}
    </CardGrid>
  ),
};

export const Figure: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'A dancer on one leg' });
    await expect(image).toBeVisible();
    await waitFor(() => expect((image as HTMLImageElement).naturalWidth).toBe(640));
  },
};

/** A poster keeps its drawing and changes its colors with the theme. */
export const AnotherTheme: Story = {
  args: { art: 'art:figure/dancer/11' },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'A dancer on one leg' });
    await waitFor(() => expect(image).toHaveAttribute('src'));
    const { classList } = document.documentElement;
    const before = [...classList].filter((name) => name.startsWith('theme-'));
    const show = (...themes: string[]) => {
      classList.remove(...[...classList].filter((name) => name.startsWith('theme-')));
      classList.add(...themes);
    };
    show('theme-gschool');
    await waitFor(() => expect(image).toHaveAttribute('src', expect.stringContaining('%23f6c23c')));
    show('theme-hulu');
    await waitFor(() => expect(image).toHaveAttribute('src', expect.stringContaining('%231ce783')));
    show(...before);
  },
};

/** Next to text with the same information, it’s decorative and hidden. */
export const Decoration: Story = {
  args: { alt: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** Far below the screen. It’s drawn when it comes near, or before printing. */
export const FarBelow: Story = {
  render: (args) => (
    <div style={{ paddingBlockStart: '400vh' }}>
      <PosterArt {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'A dancer on one leg' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(image).not.toHaveAttribute('src');
    image.scrollIntoView();
    await waitFor(() => expect(image).toHaveAttribute('src'));
    window.scrollTo(0, 0);
  },
};

export const Hero: Story = { args: { art: 'art:figure/lunge/4', isHero: true } };

export const Portraits: Story = {
  render: () => (
    <CardGrid itemSize="portrait">
      {[...motifs.portrait, ...motifs.portrait].map((motif, seed) => (
        <Picture key={seed} picture={`art:portrait/${motif}/${seed}`} alt={motif} ratio="1/1" />
      ))}
    </CardGrid>
  ),
};

export const Objects: Story = {
  render: () => (
    <CardGrid itemSize="portrait">
      {motifs.object.map((motif, seed) => (
        <Picture key={motif} picture={`art:object/${motif}/${seed}`} alt={motif} ratio="1/1" />
      ))}
    </CardGrid>
  ),
};

export const Formats: Story = {
  render: () => (
    <CardGrid itemSize="portrait">
      {(['16/9', '4/3', '1/1', '4/5', '2/3'] as const).map((ratio) => (
        <Picture key={ratio} picture="art:series/seated/8" alt={ratio} ratio={ratio} />
      ))}
    </CardGrid>
  ),
};
