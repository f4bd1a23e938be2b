import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

import { PostAudio } from './PostAudio';
import { tone } from './tone.fixtures';

const meta = {
  title: 'Components/Blog/PostAudio',
  component: PostAudio,
  parameters: { anatomy: { parts: ['section > div', 'p', 'div:has(> input)', 'details'] } },
  args: {
    src: tone(),
    title: 'Strong is slow: a conversation',
    byline: 'Mara Kern and Ida Sol · recorded in October',
    duration: 1284,
    picture: 'art:portrait/any/4',
    transcript: (
      <>
        <p>Ida: You let people be bored for three weeks. Why?</p>
        <p>Mara: Because a tendon is in no hurry. It learns while we’re bored.</p>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostAudio>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing loads until playback starts; position and speed are native controls. */
export const Complete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const audio = canvasElement.querySelector('audio');
    await expect(audio).toHaveAttribute('preload', 'none');
    const position = canvas.getByRole('slider', { name: 'Position' });
    await expect(position).toHaveAttribute('aria-valuetext', '0:00 of 21:24');
    await fireEvent.change(position, { target: { value: '600' } });
    await expect(position).toHaveAttribute('aria-valuetext', '10:00 of 21:24');
    await userEvent.click(canvas.getByRole('button', { name: 'Speed 1×' }));
    await expect(canvas.getByRole('button', { name: 'Speed 1.25×' })).toHaveFocus();
    await expect(audio?.playbackRate).toBe(1.25);
  },
};

/** The transcript opens by pointer and by keyboard. */
export const Transcript: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/a tendon is in no hurry/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Transcript'));
    await expect(canvas.getByText(/a tendon is in no hurry/)).toBeVisible();
  },
};

export const WithoutPicture: Story = { args: { picture: undefined, transcript: undefined } };

export const Failed: Story = {
  args: { src: 'data:audio/wav;base64,AAAA' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^Play/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('couldn’t be played'));
  },
};

export const LongText: Story = {
  args: {
    title:
      'Everything your hips have been trying to tell you since you took that desk job, read aloud',
    byline: 'Wilhelmina Charlotte Oktavia von Hohenstein-Rabenau and everyone at the studio',
    duration: 36000,
  },
  globals: { viewport: { value: 'narrow' } },
};
