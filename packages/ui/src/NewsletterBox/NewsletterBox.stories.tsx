import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NewsletterBox } from './NewsletterBox';

const meta = {
  title: 'Components/Shop/NewsletterBox',
  component: NewsletterBox,
  args: { title: 'New pieces, once a month.', description: 'A short letter, no noise.' },
} satisfies Meta<typeof NewsletterBox>;
export default meta;

type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement, email: string) => {
  const canvas = within(canvasElement);
  const field = canvas.getByRole('textbox', { name: 'E-mail address' });
  await userEvent.clear(field);
  if (email) await userEvent.type(field, email);
  await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
  return { field, answer: canvas.getByRole('status') };
};

/** Without a provider it checks the address, stores nothing and says so. */
export const Placeholder: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/will not be shared/)).toBeVisible();
    const { answer } = await send(canvasElement, 'mira@example.com');
    await expect(answer).toHaveTextContent(/nothing was stored/);
  },
};

/** The focus returns to the field, which keeps what was typed. */
export const WrongAddress: Story = {
  play: async ({ canvasElement }) => {
    const { field, answer } = await send(canvasElement, 'mira@');
    await expect(answer).toHaveTextContent(/such as name@example\.com/);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('mira@');
    await expect(field).toBeInvalid();
  },
};

export const Subscribed: Story = {
  args: { onSubscribe: fn(async () => undefined) },
  play: async ({ canvasElement, args }) => {
    const { answer } = await send(canvasElement, 'mira@example.com');
    await expect(args.onSubscribe).toHaveBeenCalledWith('mira@example.com');
    await expect(answer).toHaveTextContent(/Thank you/);
  },
};

export const Failed: Story = {
  args: { onSubscribe: async () => Promise.reject(new Error('unreachable')) },
  play: async ({ canvasElement }) => {
    const { field, answer } = await send(canvasElement, 'mira@example.com');
    await expect(answer).toHaveTextContent(/went wrong/);
    await expect(field).toHaveValue('mira@example.com');
  },
};
