import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { Player } from './Player';
import { captions, chapters, parts, playsFrom, ready, slow, src } from './Player.fixtures';
import { endComposition } from '#storybook/endComposition';
import { settle } from '#storybook/settle';

const meta = {
  title: 'Components/Media/Player/Keys and touch',
  component: Player,
  tags: ['!autodocs'],
  args: {
    src,
    poster: 'art:figure/breathe/6',
    title: 'Three slow breaths',
    captions,
    chapters,
    onPrevious: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof Player>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every key, while focus is in the player. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const { frame, video, player } = parts(canvasElement);
    await ready(video);
    video.muted = true;
    await userEvent.keyboard('l');
    await expect(video.currentTime).toBe(0);
    player.getByRole('slider', { name: 'Position' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(5, 0));
    await userEvent.keyboard('l');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(15, 0));
    await expect(player.getByText('+ 15 s')).toBeVisible();
    await userEvent.keyboard('j');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(5, 0));
    await userEvent.keyboard('5');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(video.duration / 2, 0));
    await waitFor(() =>
      expect(player.getByRole('slider', { name: 'Position' })).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/seconds of 1 minute.*, Settle into it$/),
      ),
    );
    await userEvent.keyboard('>');
    await expect(video.playbackRate).toBe(1.25);
    await expect(player.getByText('1.25×', { selector: '[role=status]' })).toBeVisible();
    await userEvent.keyboard('<{ArrowDown}');
    await expect(video.volume).toBeCloseTo(0.95);
    await userEvent.keyboard('m');
    await expect(video.muted).toBe(false);
    await userEvent.keyboard('m');
    // The captions arrive after the video; until then the key has nothing to turn off.
    await waitFor(() => expect(video.textTracks[0]?.mode).toBe('hidden'));
    await userEvent.keyboard('c');
    await waitFor(() => expect(video.textTracks[0]?.mode).toBe('disabled'));
    await userEvent.keyboard('c');
    await waitFor(() => expect(video.textTracks[0]?.mode).toBe('hidden'));
    await userEvent.keyboard('{Shift>}N{/Shift}');
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Shift>}P{/Shift}');
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('k');
    await waitFor(() => expect(frame.dataset['state']).toBe('playing'), slow);
    await userEvent.keyboard('k{Home}');
    await waitFor(() => expect(video.currentTime).toBeLessThan(1));
  },
};

/** On keyboards without Latin letters, the physical key of the letter works. */
export const ArabicKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { video, player } = parts(canvasElement);
    await ready(video);
    video.muted = true;
    const slider = player.getByRole('slider', { name: 'Position' });
    slider.focus();
    await fireEvent.keyDown(slider, { key: 'ة', code: 'KeyM' });
    await waitFor(() => expect(video.muted).toBe(false));
    await fireEvent.keyDown(slider, { key: '٥', code: 'Digit5' });
    await waitFor(() => expect(video.currentTime).toBeCloseTo(video.duration / 2, 0));
    await fireEvent.keyDown(slider, { key: '؟', code: 'Slash', shiftKey: true });
    await expect(await player.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
};

/** Holding a key repeats commands such as seeking, but toggles a setting only once. */
export const RepeatedKeys: Story = {
  play: async ({ canvasElement }) => {
    const { video, player } = parts(canvasElement);
    await ready(video);
    video.muted = true;
    const slider = player.getByRole('slider', { name: 'Position' });
    slider.focus();
    await settle();
    const changed = fn();
    video.addEventListener('volumechange', changed);
    const press = async (key: string) => {
      for (let at = 0; at < 8; at++) await fireEvent.keyDown(slider, { key, repeat: at > 0 });
    };
    await press('m');
    await settle();
    await expect(video.muted).toBe(false);
    await expect(changed).toHaveBeenCalledTimes(1);
    await press('ArrowRight');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(40, 0));
  },
};

/** The list of keys: `?` opens it, Escape closes it and returns focus. */
export const Shortcuts: Story = {
  play: async ({ canvasElement }) => {
    const { player } = parts(canvasElement);
    const position = player.getByRole('slider', { name: 'Volume' });
    await settle();
    position.focus();
    await userEvent.keyboard('?');
    const list = await player.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(player.getByRole('button', { name: 'Close' })).toHaveFocus());
    await endComposition();
    await expect(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(position).toHaveFocus();
    await userEvent.keyboard('?');
  },
};

const tap = async (surface: Element, x: number) => {
  const at = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: x };
  await fireEvent.pointerDown(surface, at);
  await fireEvent.pointerUp(surface, at);
  await fireEvent.click(surface);
};

/**
 * Double-tapping a side skips ten seconds, and a third tap ten more; a single tap hides the
 * controls.
 */
export const Touch: Story = {
  play: async ({ canvasElement }) => {
    const { frame, video, player } = await playsFrom(canvasElement, 5);
    const surface = frame.querySelector('[data-player-part="surface"]') as Element;
    const { right, x, width } = frame.getBoundingClientRect();
    const before = video.currentTime;
    for (let taps = 0; taps < 3; taps++) await tap(surface, right - 30);
    await expect(video.currentTime).toBeGreaterThan(before + 19);
    await expect(player.getByText('+ 20 s')).toBeVisible();
    await expect(frame.dataset['state']).not.toBe('paused');
    (document.activeElement as HTMLElement | null)?.blur();
    await waitFor(() => expect(frame.dataset['controls']).toBe('hidden'), slow);
    await tap(surface, x + width / 2);
    await waitFor(() => expect(frame.dataset['controls']).toBe('visible'));
    await new Promise((done) => setTimeout(done, 400));
    await tap(surface, x + width / 2);
    await waitFor(() => expect(frame.dataset['controls']).toBe('hidden'), { timeout: 1500 });
  },
};
