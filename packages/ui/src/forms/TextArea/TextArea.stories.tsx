import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { TextArea } from './TextArea';
import { Form } from '../Form/Form';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  parameters: {
    anatomy: {
      args: {
        hint: 'A line of help.',
        error: 'What to correct.',
        isOptional: true,
        characterLimit: 200,
      },
      parts: ['label', 'label + p', 'textarea', 'textarea + *', 'p:last-child'],
    },
  },
  args: { label: 'About you', name: 'about' },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

const sampleText =
  'I started with ten minutes a day next to the kitchen table. Two years later, the table is gone.';

export const Empty: Story = { tags: ['!autodocs'] };

/** It grows with its text and shrinks again when the text is gone. */
export const Grows: Story = {
  args: { rows: 2, hint: 'Other members can read this on your profile.' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('About you');
    const before = area.offsetHeight;
    await userEvent.type(area, 'One{Enter}two{Enter}three{Enter}four{Enter}five');
    await expect(area.offsetHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight + 1);
    await userEvent.clear(area);
    await expect(area.offsetHeight).toBe(before);
  },
};

export const Filled: Story = { tags: ['!autodocs'], args: { defaultValue: sampleText } };

/** The remaining count is announced once typing pauses, and only near the end. */
export const Counted: Story = {
  args: { characterLimit: 100, defaultValue: sampleText.slice(0, 80) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByLabelText('About you');
    const status = canvas.getByRole('status');
    await expect(area).toHaveAccessibleDescription('Up to 100 characters');
    await expect(canvas.getByText('80 / 100')).toBeVisible();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(area, ' and twelve!');
    await expect(canvas.getByText('92 / 100')).toBeVisible();
    await waitFor(() => expect(status).toHaveTextContent('8 characters left'), { timeout: 3000 });
  },
};

/** You can type too much: nothing is cut off silently. */
export const TooLong: Story = {
  args: { characterLimit: 60, defaultValue: sampleText },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('About you');
    await expect(area).toBeInvalid();
    await expect(area).toHaveValue(sampleText);
    await expect(within(canvasElement).getByText(/35 characters too many/)).toBeVisible();
  },
};

/** Required and missing. */
export const WithError: Story = {
  args: {
    label: 'Your question',
    hint: 'Our instructors answer within two days.',
    isRequired: true,
    error: 'Write your question in a sentence or two',
  },
};

export const Optional: Story = { tags: ['!autodocs'], args: { isOptional: true, rows: 4 } };

/** For reading and copying. */
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: sampleText } };

export const Disabled: Story = { args: { disabled: true, defaultValue: sampleText } };

/** Long words break, and long text scrolls. */
export const LongText: Story = {
  args: {
    label: 'What should the instructor of this unusually long and well-attended live event know?',
    hint: 'Injuries, what you’d like to work on, and whether it’s OK to show you on screen.',
    defaultValue: `${sampleText}\n\n${sampleText} ${sampleText}\n\nDonaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen`,
    characterLimit: 300,
  },
};

/** In a form: a reset restores its initial text, its height and its count. */
export const Reset: Story = {
  args: { defaultValue: 'First words', characterLimit: 100 },
  render: (args) => (
    <Form onSubmit={() => {}} label="Profile">
      <TextArea {...args} />
      <button type="reset">Start over</button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('About you'), ' and more');
    await expect(canvas.getByText('20 / 100')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(canvas.getByText('11 / 100')).toBeVisible());
  },
};
