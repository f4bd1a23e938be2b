import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

import { slides } from './HeroSlider.fixtures';
import { HeroSlider } from './HeroSlider';
import { HeroSliderSkeleton } from './HeroSliderSkeleton';

const meta = {
  title: 'Components/Media/HeroSlider',
  component: HeroSlider,
  parameters: {
    layout: 'fullscreen',
    anatomy: {
      args: { autoplaySeconds: 86_400 },
      parts: [
        // Hidden with reduced motion.
        null,
        '[role=group] > button:nth-child(2)',
        '[role=group] > span',
        '[role=group] > p',
        'h2',
      ],
    },
  },
  args: { label: 'Highlights', slides },
} satisfies Meta<typeof HeroSlider>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = (root: HTMLElement, name: string) =>
  waitFor(() => expect(within(root).getByRole('group', { name }).closest('[inert]')).toBeNull(), {
    timeout: 3000,
  });

/** Its buttons and the arrow keys change the slide; the first slide follows the last. */
export const Split: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('region', { name: 'Highlights' });
    await expect(slider).toHaveAttribute('aria-roledescription', 'slider');
    const live = slider.querySelector('[aria-live]');
    await expect(live).toBeEmptyDOMElement();
    await expect(slider.querySelectorAll('[inert]')).toHaveLength(4);

    await userEvent.click(within(slider).getByRole('button', { name: 'Next slide' }));
    await shown(slider, '2 of 5');
    await waitFor(() => expect(live).toHaveTextContent('2 of 5: Full moon breathing circle'));

    const isRtl = getComputedStyle(slider).direction === 'rtl';
    await userEvent.keyboard(isRtl ? '{ArrowRight}' : '{ArrowLeft}');
    await shown(slider, '1 of 5');
    await userEvent.keyboard('{End}');
    await shown(slider, '5 of 5');
    await userEvent.click(within(slider).getByRole('button', { name: 'Next slide' }));
    await shown(slider, '1 of 5');
  },
};

/** The text on a panel over the picture. */
export const Cover: Story = { args: { layout: 'cover' } };

/** A photo under the panel. */
export const Photograph: Story = {
  args: { layout: 'cover', slides: slides.filter(({ id }) => id === 'retreat') },
};

/**
 * It advances automatically until the reader changes a slide. Its timer pauses on hover, with focus
 * inside and in a hidden tab, and doesn’t run with reduced motion. The animation of the indicator
 * is the timer.
 */
export const Autoplay: Story = {
  args: { autoplaySeconds: 6 },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('region', { name: 'Highlights' });
    const live = slider.querySelector('[aria-live]');
    const clock = () => slider.querySelector('[aria-hidden] [data-current] > span');
    await waitFor(() => expect(clock()).not.toBeNull());
    await fireEvent.animationEnd(clock() as Element, { elapsedTime: 6 });
    await shown(slider, '2 of 5');
    await expect(live).toBeEmptyDOMElement();

    await userEvent.click(within(slider).getByRole('button', { name: 'Next slide' }));
    await shown(slider, '3 of 5');
    await expect(clock()).toBeNull();
    await expect(slider).toHaveAttribute('data-rotation', 'stopped');
  },
};

/** One slide isn’t a slider: no controls, nothing to scroll. */
export const OneSlide: Story = {
  args: { slides: slides.slice(1, 2), autoplaySeconds: 6 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
  },
};

export const RightToLeft: Story = { ...Split, globals: { direction: 'rtl' } };

/** Slides with a long title, without text, without a picture and without a button. */
export const LongText: Story = {
  args: {
    slides: [
      {
        id: 'long',
        title: 'Beckenbodengymnastik und Rückenschule für Wiedereinsteigerinnen',
        picture: '',
        eyebrow: 'Donaudampfschifffahrtsgesellschaft',
        text: 'Everything your hips have been trying to tell you since you took that desk job, in forty unhurried minutes, and then some more for the days when nothing else helps.',
      },
      ...slides.slice(0, 2),
    ],
  },
};

export const Loading: Story = { render: () => <HeroSliderSkeleton /> };
