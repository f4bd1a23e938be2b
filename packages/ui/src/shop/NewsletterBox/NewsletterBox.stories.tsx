import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { NewsletterBox } from './NewsletterBox';

const meta = {
  title: 'Components/Shop/NewsletterBox',
  component: NewsletterBox,
  parameters: { anatomy: { parts: ['section > div', 'form > div', null, 'form > p:last-child'] } },
  args: { title: 'New products, once a month.', description: 'A short email, no noise.' },
} satisfies Meta<typeof NewsletterBox>;
export default meta;

type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement, email: string) => {
  const canvas = within(canvasElement);
  const field = canvas.getByRole('textbox', { name: 'Email address' });
  await userEvent.clear(field);
  if (email) await userEvent.type(field, email);
  await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
  return { field, answer: canvas.getByRole('status') };
};

/** Without a provider, it checks the email and says that nothing is stored. */
export const Placeholder: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/won’t share.*don’t store anything/),
    ).toBeVisible();
    const { answer } = await send(canvasElement, 'mira@example.com');
    await expect(answer).toHaveTextContent(/didn’t store/);
  },
};

/** Stacked, in a narrow column on a wide page. */
export const Stacked: Story = {
  tags: ['!autodocs'],
  args: { layout: 'stack' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
};

/** Focus returns to the field, which keeps its value. */
export const WrongAddress: Story = {
  name: 'Invalid address',
  play: async ({ canvasElement }) => {
    const { field, answer } = await send(canvasElement, 'mira@');
    await expect(answer).toHaveTextContent(/like name@example\.com/);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('mira@');
    await expect(field).toBeInvalid();
  },
};

/** An email that was copied may have an invisible space at its end. */
export const Subscribed: Story = {
  args: { onSubscribe: fn(async () => undefined) },
  play: async ({ canvasElement, args }) => {
    const { answer } = await send(canvasElement, 'mira@example.com\u200b');
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

/** The button shows a spinner and keeps its text; a second press does nothing. */
export const Sending: Story = {
  args: { onSubscribe: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'mira@example.com{Enter}');
    const button = canvas.getByRole('button', { name: /Subscribe/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
};

export const TitleAlone: Story = { args: { description: undefined, headingLevel: 3 } };

export const LongText: Story = {
  args: {
    title: 'Every month the Donaudampfschifffahrtsgesellschaftskapitän sends an email',
    description:
      'Short, no noise, and about nothing but the new products, the ones that are back in stock, and the ones someone should have bought while they were still there.',
  },
  globals: { viewport: { value: 'narrow' } },
};
