import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import { ImageUpload } from './ImageUpload';
import { createImageFile, portrait } from './ImageUpload.fixtures';

const meta = {
  title: 'Components/Forms/ImageUpload',
  component: ImageUpload,
  parameters: {
    anatomy: {
      parts: [
        '[role=group] > span',
        '[role=group] > div > :first-child',
        'label',
        null,
        null,
        null,
        null,
      ],
    },
  },
  args: { label: 'Profile photo', name: 'picture', onSelect: fn(), onRemove: fn() },
} satisfies Meta<typeof ImageUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

const chooser = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>(/Choose an image|Replace/);

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(chooser(canvasElement)).toHaveFocus();
    await expect(chooser(canvasElement)).toHaveAccessibleName('Profile photo Choose an image');
    await expect(chooser(canvasElement)).toHaveAccessibleDescription(/JPEG, PNG, or WebP/);
  },
};

/**
 * A selected picture is shown, announced and passed to `onSelect`. After it’s removed, the
 * placeholder is back.
 */
export const Selected: Story = {
  name: 'Selected',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const file = await createImageFile();
    await userEvent.upload(chooser(canvasElement), file);
    await expect(args.onSelect).toHaveBeenCalledWith(file);
    await expect(await canvas.findByRole('img', { name: 'The image you chose' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('sunrise.png selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(chooser(canvasElement)).toHaveFocus();
    await userEvent.upload(chooser(canvasElement), file);
  },
};

/** A picture is dropped on the field, or pasted while something inside has focus. */
export const DroppedAndPasted: Story = {
  tags: ['!autodocs'],
  args: { label: 'Cover', variant: 'wide' },
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Cover' });
    const transfer = new DataTransfer();
    transfer.items.add(await createImageFile());
    await fireEvent(
      group,
      new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
    );
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await fireEvent(
      group,
      new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledTimes(2));
  },
};

/**
 * A file that isn’t an image, or is too large, is rejected with a message, and the previous picture
 * stays.
 */
export const Rejected: Story = {
  args: { src: portrait, maxBytes: 500 },
  play: async ({ canvasElement, args }) => {
    const input = chooser(canvasElement);
    await userEvent.upload(input, new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' }), {
      applyAccept: false,
    });
    await expect(input).toHaveAccessibleDescription(/can’t show this kind of file/);
    await userEvent.upload(input, await createImageFile());
    await expect(input).toHaveAccessibleDescription(/too large/);
    await settle();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** With a current picture. */
export const WithPicture: Story = { name: 'Existing picture', args: { src: portrait } };

export const Wide: Story = {
  args: { label: 'Cover', variant: 'wide', hint: 'Shown behind your name.', isOptional: true },
};

export const WideWithPicture: Story = {
  name: 'Wide, existing picture',
  args: { label: 'Cover', variant: 'wide', src: portrait },
};

export const Uploading: Story = {
  args: { src: portrait, progress: 62 },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading' });
    await expect(bar).toHaveAttribute('value', '62');
    await expect(chooser(canvasElement)).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { src: portrait, error: 'We couldn’t upload your picture: you’re offline', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** If the picture can’t be loaded, the placeholder is shown. */
export const MissingPicture: Story = { args: { src: 'data:image/png;base64,broken' } };

export const Disabled: Story = { args: { isDisabled: true, src: portrait } };

export const LongText: Story = {
  args: {
    label: 'A picture of the room where you practice, if you’d like your instructor to see it',
    hint: 'Other members at the live event never see it; we delete it the day after the event.',
  },
};
