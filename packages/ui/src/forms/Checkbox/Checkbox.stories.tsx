import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Checkbox } from './Checkbox';
import { Link } from '../../typography/Link/Link';
import { Stack } from '../../layout/Stack/Stack';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  parameters: {
    anatomy: {
      args: { hint: 'A line of help.', error: 'What to correct.' },
      parts: ['input', 'label > span > span', 'label > span > span + span', 'p'],
    },
  },
  args: { label: 'Email me when something new starts', name: 'news' },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toHaveAccessibleName('Email me when something new starts');
    await userEvent.click(within(canvasElement).getByText(/Email me/));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const On: Story = { args: { defaultChecked: true } };

/** With a link. */
export const WithHint: Story = {
  args: { defaultChecked: true, hint: 'About twice a month. You can unsubscribe anytime.' },
};

export const WithError: Story = {
  args: {
    name: 'terms',
    label: (
      <>
        I accept <Link href="#terms">the terms of use</Link>
      </>
    ),
    error: 'Accept the terms to continue',
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Stack>
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked name="other" label="Show my name to others" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Email me an hour before the doors open for every live event I’ve saved to my list',
    hint: 'At most one email a day, no matter how much you’ve saved; every email has an unsubscribe link.',
    error: 'Select it to get the link to the event: we only send it in that email',
  },
};
