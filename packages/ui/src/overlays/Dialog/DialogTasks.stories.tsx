import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/Button/Button';
import { Form } from '../../forms/Form/Form';
import { SubmitButton } from '../../forms/Form/SubmitButton';
import { Stack } from '../../layout/Stack/Stack';
import { TextField } from '../../forms/TextField/TextField';
import { expectClosedWithFocusOn } from '../../internal/Modal/Modal.fixtures';
import { Dialog, type DialogProps } from './Dialog';
import { StoryPage } from '../../internal/StoryPage';

const meta = {
  title: 'Components/Overlays/Dialog/Tasks',
  component: Dialog,
  args: { title: 'New playlist', isOpen: false, onOpenChange: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

function NewPlaylist(args: DialogProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  const field = useRef<HTMLInputElement>(null);
  return (
    <StoryPage>
      <Button onClick={() => setOpen(true)}>New playlist</Button>
      <Dialog {...args} size="small" isOpen={isOpen} onOpenChange={setOpen} initialFocus={field}>
        <Form onSubmit={() => setOpen(false)}>
          <Stack space="5">
            <TextField label="Name" name="name" ref={field} />
            <SubmitButton>Create</SubmitButton>
          </Stack>
        </Form>
      </Dialog>
    </StoryPage>
  );
}

/** A short form: its field takes focus, Enter submits, and focus returns to the page. */
export const WithForm: Story = {
  render: (args) => <NewPlaylist {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'New playlist' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Mornings{Enter}');
    await expectClosedWithFocusOn(opener);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};

/** A dialog on top of another: Escape closes the top one, and focus returns one step at a time. */
export const Nested: Story = {
  render: function Example(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const [isAsking, setAsking] = useState(false);
    return (
      <StoryPage>
        <Button onClick={() => setOpen(true)}>Edit</Button>
        <Dialog
          {...args}
          title="Edit the playlist"
          size="large"
          isOpen={isOpen}
          onOpenChange={setOpen}
          footer={
            <Button variant="danger" onClick={() => setAsking(true)}>
              Delete
            </Button>
          }
        >
          <TextField label="Name" name="name" defaultValue="Mornings" />
        </Dialog>
        <Dialog
          title="Delete Mornings?"
          description="The twelve classes stay in your library; the playlist is deleted."
          size="small"
          isOpen={isAsking}
          onOpenChange={setAsking}
          footer={
            <Button variant="danger" onClick={() => setAsking(false)}>
              Delete the playlist
            </Button>
          }
        />
      </StoryPage>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Edit' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Edit the playlist' });
    const inner = screen.getByRole('button', { name: 'Delete' });
    inner.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Delete Mornings?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(inner).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Edit the playlist' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectClosedWithFocusOn(opener);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: 'Delete Mornings?' });
  },
};
