import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Combobox } from './Combobox';
import { countries } from './Combobox.fixtures';
import { Button } from '../../actions/Button/Button';
import { Form } from '../Form/Form';
import { TextField } from '../TextField/TextField';

const onSubmit = fn();

const meta = {
  title: 'Components/Forms/Combobox/Places',
  component: Combobox,
  args: { label: 'Country', name: 'country', options: countries },
  parameters: { docs: { story: { height: '30rem', inline: false } } },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The summary links to the field, a selection clears the error, and a reset restores the value. */
export const InForm: Story = {
  render: (args) => (
    <Form
      label="Address"
      onSubmit={onSubmit}
      submitLabel="Save"
      validate={({ country }) => ({ country: country ? undefined : 'Choose your country' })}
    >
      <Combobox {...args} />
      <TextField label="City" name="city" defaultValue="Cairo" />
      <Button type="reset" variant="plain">
        Start over
      </Button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Save' });
    const input = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.click(save);
    const summary = await canvas.findByRole('alert');
    await userEvent.click(within(summary).getByRole('link', { name: 'Choose your country' }));
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();

    await userEvent.type(input, 'egy{Enter}');
    await waitFor(() => expect(input).toBeValid());
    await userEvent.click(save);
    await expect(onSubmit).toHaveBeenCalledWith({ country: 'eg', city: 'Cairo' });

    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(input).toHaveValue(''));
  },
};

/** If there is no room below, the list opens above the field. */
export const NoRoomBelow: Story = {
  decorators: [
    (StoryElement) => (
      <div>
        <div className="story-tall" aria-hidden />
        <StoryElement />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const tall = canvasElement.querySelector<HTMLElement>('.story-tall');
    if (tall) tall.style.blockSize = `${window.innerHeight - 140}px`;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    const list = canvas.getByRole('listbox');
    await waitFor(() =>
      expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        canvas.getByRole('combobox').getBoundingClientRect().top,
      ),
    );
  },
};
