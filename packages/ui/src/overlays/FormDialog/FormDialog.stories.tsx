import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { click, focusOn } from '#storybook/stage/causes';
import { Button } from '../../actions/Button/Button';
import { TextArea } from '../../forms/TextArea/TextArea';
import { TextField } from '../../forms/TextField/TextField';
import { expectClosedWithFocusOn } from '../../internal/Modal/Modal.fixtures';
import { StoryPage } from '../../internal/StoryPage';
import { Stack } from '../../layout/Stack/Stack';
import { FormDialog, type FormDialogProps } from './FormDialog';

interface Invitation {
  name: string;
  email: string;
}

function Invite(args: FormDialogProps<Invitation>) {
  const [isOpen, setOpen] = useState(args.isOpen);
  const first = useRef<HTMLInputElement>(null);
  return (
    <StoryPage>
      <Button onClick={() => setOpen(true)}>Invite</Button>
      <FormDialog
        {...args}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          args.onOpenChange(next);
        }}
        initialFocus={first}
      >
        {args.children ?? (
          <Stack space="5">
            <TextField ref={first} label="Name" name="name" />
            <TextField label="Email" name="email" type="email" />
          </Stack>
        )}
      </FormDialog>
    </StoryPage>
  );
}

const fields = (
  <Stack space="5">
    <TextField label="Name" name="name" />
    <TextField label="Email" name="email" type="email" />
  </Stack>
);

const meta = {
  title: 'Components/Overlays/FormDialog',
  component: FormDialog<Invitation>,
  tags: ['new'],
  args: {
    title: 'Invite a friend',
    description: 'They get a week of classes.',
    submitLabel: 'Send the invitation',
    isOpen: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    validate: ({ name, email }) => ({
      ...(!name && { name: 'Enter their name.' }),
      ...(!email.includes('@') && { email: 'Enter an email, like mara@example.com.' }),
    }),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 560 } },
    stage: {
      size: 'large',
      shows: '[role=dialog]',
      args: { children: fields },
      states: [
        { label: 'Open' },
        { label: 'Focus as it opens', cause: focusOn('[role=dialog] input') },
        { label: 'Errors', cause: click('[type=submit]') },
        {
          label: 'Busy',
          args: { validate: undefined, onSubmit: () => new Promise(() => {}) },
          cause: click('[type=submit]'),
        },
        {
          label: 'Not sent',
          args: {
            validate: undefined,
            onSubmit: () => ({ form: 'We couldn’t send it. Try again.' }),
          },
          cause: click('[type=submit]'),
        },
      ],
    },
    anatomy: {
      state: { label: 'Errors', cause: click('[type=submit]') },
      parts: [
        '[role=dialog] > div:first-child',
        '[role=dialog] > div:nth-child(2)',
        '[role=dialog] > div:last-child',
      ],
    },
  },
  render: (args) => <Invite {...args} />,
} satisfies Meta<typeof FormDialog<Invitation>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** The fields scroll; the title and the buttons stay in place. */
export const ManyFields: Story = {
  args: {
    children: (
      <Stack space="5">
        {['Name', 'Email', 'City', 'Phone', 'Mat number'].map((label) => (
          <TextField key={label} label={label} name={label} />
        ))}
        <TextArea label="A few words" name="note" />
      </Stack>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const submit = await screen.findByRole('button', { name: 'Send the invitation' });
    await waitFor(() =>
      expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight),
    );
    await expect(submit.closest('form')).toBeNull();
  },
};

/** Errors keep it open and the summary takes focus; without errors it closes. */
export const Behaviour: Story = {
  name: 'Behavior',
  args: {
    isOpen: false,
    onSubmit: fn(({ name }: Invitation) =>
      Promise.resolve(name === 'Ines' ? { email: 'Ines is already a member.' } : undefined),
    ),
  },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Invite' });
    await userEvent.click(opener);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.type(name, 'Ines');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ines@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
    await screen.findByRole('link', { name: 'Ines is already a member.' });

    await userEvent.clear(name);
    await userEvent.type(name, 'Mara');
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
    await expectClosedWithFocusOn(opener);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      name: 'Mara',
      email: 'ines@example.com',
    });

    await userEvent.click(opener);
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectClosedWithFocusOn(opener);
  },
};

/**
 * While the form is submitted, the button shows a spinner. Closing the dialog doesn’t cancel the
 * request.
 */
export const Pending: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})), validate: () => ({}) },
  tags: ['!autodocs'],
  play: async () => {
    const submit = await screen.findByRole('button', { name: 'Send the invitation' });
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await expect(document.querySelector('form')).toHaveAttribute('aria-busy', 'true');
  },
};
