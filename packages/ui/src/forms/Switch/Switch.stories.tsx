import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Switch } from './Switch';
import { Card } from '../../layout/Card/Card';
import { Divider } from '../../layout/Divider/Divider';
import { Form } from '../Form/Form';
import { Stack } from '../../layout/Stack/Stack';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  parameters: {
    anatomy: {
      args: { hint: 'A line of help.', error: 'What to correct.' },
      parts: ['input', 'label > span > span', 'label > span > span + span', 'p'],
    },
  },
  args: { label: 'Captions', name: 'captions', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It can be switched by its label, by the control and with the space bar. */
export const Off: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch', { name: 'Captions' });
    await userEvent.click(canvas.getByText('Captions'));
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  args: { defaultChecked: true, hint: 'Shown if a class has them.' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await expect(control).toHaveAccessibleName('Captions');
    await expect(control).toHaveAccessibleDescription('Shown if a class has them.');
  },
};

/** The label first, as in lists of settings. */
export const LabelAtStart: Story = {
  render: (args) => (
    <Card>
      <Stack space="3">
        <Switch {...args} labelSide="start" defaultChecked hint="In the language of the page." />
        <Divider />
        <Switch {...args} labelSide="start" name="next" label="Play the next class automatically" />
        <Divider />
        <Switch {...args} labelSide="start" name="mail" label="Email reminders" disabled />
      </Stack>
    </Card>
  ),
};

export const WithError: Story = {
  args: { label: 'Show my name to others', error: 'Turn it on to join a live event' },
};

export const Disabled: Story = {
  render: (args) => (
    <Stack>
      <Switch {...args} disabled />
      <Switch {...args} name="other" label="Sound" disabled defaultChecked />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Email me an hour before the doors open for every live event I’ve saved to my list',
    hint: 'At most one email a day, no matter how much you’ve saved; every email has an unsubscribe link.',
    labelSide: 'start',
  },
};

const onSubmit = fn();

/** In a form, its value is `on` or empty. */
export const InForm: Story = {
  render: (args) => (
    <Form onSubmit={onSubmit} label="Player" submitLabel="Save">
      <Switch {...args} defaultChecked />
      <Switch {...args} name="next" label="Play the next class automatically" />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledWith({ captions: 'on', next: '' });
  },
};
