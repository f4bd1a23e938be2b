import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { CAPTIONS_KEY } from './captions/useTextTracks';
import { Player } from './Player';
import {
  alikeCaptions,
  arabicCaptions,
  captions,
  openMenu,
  pausesAt,
  src,
} from './Player.fixtures';

const meta = {
  title: 'Components/Media/Player/Captions',
  component: Player,
  tags: ['!autodocs'],
  args: {
    src,
    poster: 'art:figure/breathe/6',
    title: 'Three slow breaths',
    captions,
    onCaptionStyleChange: fn(),
  },
} satisfies Meta<typeof Player>;
export default meta;

type Story = StoryObj<typeof meta>;

const showsCue = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const { player } = await pausesAt(canvasElement, 1);
  await expect(await player.findByText(/Breathe in/)).toBeVisible();
};

/** Captions are turned on and off in the menu, and the choice is saved for the next video. */
export const OnAndOff: Story = {
  play: async ({ canvasElement }) => {
    const found = await pausesAt(canvasElement, 1);
    const { player } = found;
    await expect(await player.findByText(/Breathe in/)).toBeVisible();
    await openMenu(found, 'Captions');
    await userEvent.click(player.getByRole('radio', { name: 'Off' }));
    await waitFor(() => expect(player.queryByText(/Breathe in/)).toBeNull());
    await expect(localStorage.getItem(CAPTIONS_KEY)).toBe('off');
    await userEvent.click(player.getByRole('radio', { name: 'English' }));
    await expect(await player.findByText(/Breathe in/)).toBeVisible();
  },
};

/**
 * Of two files in one language, or one language in two scripts, the chosen one is shown. The choice
 * is saved.
 */
export const AlikeLanguages: Story = {
  args: { captions: alikeCaptions, onCaptionsChange: fn() },
  play: async ({ canvasElement, args }) => {
    const found = await pausesAt(canvasElement, 1);
    const { player } = found;
    await expect(await player.findByText('Breathe in')).toBeVisible();
    await openMenu(found, 'Captions');
    for (const [name, text] of [
      ['English (SDH)', '[soft music] Breathe in'],
      ['繁體中文', '吸氣'],
      ['简体中文', '吸气'],
    ] as const) {
      await userEvent.click(player.getByRole('radio', { name }));
      await expect(await player.findByText(text)).toBeVisible();
      await expect(player.getByRole('radio', { name })).toBeChecked();
      await expect(localStorage.getItem(CAPTIONS_KEY)).toMatch(name);
      await expect(args.onCaptionsChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ label: name }),
      );
    }
    // The C key turns the same captions off and on.
    await userEvent.keyboard('{Escape}c');
    await waitFor(() => expect(player.queryByText('吸气')).toBeNull());
    await userEvent.keyboard('c');
    await expect(await player.findByText('吸气')).toBeVisible();
  },
};

/** The stored choice applies to the next video. Older versions stored only a language. */
export const StoredChoice: Story = {
  args: { captions: alikeCaptions },
  beforeEach: () => localStorage.setItem(CAPTIONS_KEY, 'en English (SDH)'),
  play: async ({ canvasElement }) => {
    const { player } = await pausesAt(canvasElement, 1);
    await expect(await player.findByText('[soft music] Breathe in')).toBeVisible();
  },
};

export const StoredLanguage: Story = {
  args: { captions: alikeCaptions },
  beforeEach: () => localStorage.setItem(CAPTIONS_KEY, 'zh-TW'),
  play: async ({ canvasElement }) => {
    const { player } = await pausesAt(canvasElement, 1);
    await expect(await player.findByText('吸氣')).toBeVisible();
  },
};

/** Size, color, background and edge, with a sample; every change is reported to the page. */
export const StyleMenu: Story = {
  play: async ({ canvasElement, args }) => {
    const found = await pausesAt(canvasElement, 1);
    const { player } = found;
    await openMenu(found, 'Captions', /^Caption style/);
    const cue = await player.findByText(/Breathe in/);
    const before = Number.parseFloat(getComputedStyle(cue).fontSize);
    await userEvent.click(player.getByRole('radio', { name: 'Large' }));
    await waitFor(() =>
      expect(Number.parseFloat(getComputedStyle(cue).fontSize)).toBeGreaterThan(before * 1.3),
    );
    await userEvent.click(player.getByRole('radio', { name: 'Yellow' }));
    await userEvent.click(player.getByRole('radio', { name: 'Outline' }));
    await expect(args.onCaptionStyleChange).toHaveBeenLastCalledWith({
      size: 'large',
      color: 'yellow',
      background: 'half',
      edge: 'outline',
    });
  },
};

export const HugeYellowOutlined: Story = {
  name: 'Extra large, yellow, outlined',
  args: {
    captionStyle: { size: 'huge', color: 'yellow', background: 'none', edge: 'outline' },
  },
  play: showsCue,
};

export const SmallGreenSolid: Story = {
  args: { captionStyle: { size: 'small', color: 'green', background: 'solid', edge: 'shadow' } },
  play: showsCue,
};

/** Arabic runs right to left and keeps its period at the end, in either direction of the page. */
export const RightToLeft: Story = {
  args: { captions: arabicCaptions },
  play: async ({ canvasElement }) => {
    const found = await pausesAt(canvasElement, 1);
    await openMenu(found, 'Captions');
    await userEvent.click(found.player.getByRole('radio', { name: 'العربية' }));
    await userEvent.keyboard('{Escape}');
    const cue = await found.player.findByText(/خذي/);
    await expect(getComputedStyle(cue.parentElement as Element).direction).toBe('rtl');
    await expect(cue.parentElement).toHaveAttribute('lang', 'ar');
  },
};
