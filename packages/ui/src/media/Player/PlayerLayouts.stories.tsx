import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Player } from './Player';
import { captions, chapters, openMenu, pausesAt, src } from './Player.fixtures';
import * as styles from './Player.fixtures.css';

const onPhone: Decorator = (Story) => (
  <div className={styles.phoneWidth}>
    <Story />
  </div>
);

const meta = {
  title: 'Components/Media/Player/Layouts',
  component: Player,
  tags: ['!autodocs'],
  args: {
    src,
    poster: 'art:figure/breathe/6',
    title: 'Three slow breaths',
    subtitle: 'Breath, 1 minute',
    captions,
    chapters,
    onPrevious: () => {},
    onNext: () => {},
  },
} satisfies Meta<typeof Player>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A phone in portrait: play is in the center, within reach of thumbs. */
export const Phone: Story = {
  decorators: [onPhone],
  play: async ({ canvasElement }) => {
    const { frame, player } = await pausesAt(canvasElement, 1);
    await expect(frame.clientWidth).toBeLessThan(400);
    const play = player.getByRole('button', { name: 'Play' }).getBoundingClientRect();
    const box = frame.getBoundingClientRect();
    await expect(play.x + play.width / 2).toBeCloseTo(box.x + box.width / 2, 0);
    await expect(frame.scrollHeight).toBe(frame.clientHeight);
  },
};

/** Its menus fill the video. */
export const PhoneMenu: Story = {
  decorators: [onPhone],
  play: async ({ canvasElement }) => {
    const found = await pausesAt(canvasElement, 1);
    await openMenu(found, 'Settings', /^Speed/);
    const panel = found.player.getByRole('group', { name: 'Speed' });
    await expect(panel.clientWidth).toBe(found.frame.clientWidth);
  },
};

/** Time still runs left to right; everything around it follows the page. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { player } = await pausesAt(canvasElement, 26);
    const back = player.getByRole('button', { name: 'Back 10 seconds' }).getBoundingClientRect();
    const on = player.getByRole('button', { name: 'Forward 10 seconds' }).getBoundingClientRect();
    await expect(back.x).toBeLessThan(on.x);
    const full = player.getByRole('button', { name: 'Full screen' }).getBoundingClientRect();
    await expect(full.x).toBeLessThan(back.x);
  },
};

export const LargeType: Story = {
  globals: { fontSize: 'large' },
  play: async ({ canvasElement }) => {
    const found = await pausesAt(canvasElement, 26);
    await openMenu(found, 'Settings');
  },
};

/** Nothing slides; changes are immediate. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await pausesAt(canvasElement, 26);
  },
};
