import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Disclosure } from './Disclosure';

const meta = {
  title: 'Components/Layout/Disclosure',
  component: Disclosure,
  parameters: { anatomy: { args: { isOpen: true }, parts: ['summary', 'svg', 'summary + div'] } },
  args: {
    summary: 'Do I need any equipment?',
    children:
      'A floor as wide as your arms. Each class lists what else it uses and what you can use instead.',
    onToggle: fn(),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

const slow = { timeout: 10_000 };

export const Closed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const question = canvas.getByText('Do I need any equipment?');
    await expect(canvas.getByText(/A floor as wide/)).not.toBeVisible();
    await userEvent.click(question);
    await waitFor(() => expect(canvas.getByText(/A floor as wide/)).toBeVisible(), slow);
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true), slow);
    await userEvent.click(question);
    await waitFor(() => expect(canvas.getByText(/A floor as wide/)).not.toBeVisible(), slow);
  },
};

export const Open: Story = { args: { isOpen: true } };

export const Several: Story = {
  render: (args) => (
    <>
      <Disclosure {...args} id="equipment" />
      <Disclosure {...args} summary="How long is a class?" />
      <Disclosure {...args} summary="Can I pause for a month?" isOpen />
    </>
  ),
};

export const LongText: Story = {
  args: {
    isOpen: true,
    summary: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung, every Sunday?',
  },
};
