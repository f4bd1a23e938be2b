import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { focusOn } from '#storybook/stage/causes';
import { endComposition } from '#storybook/endComposition';
import { Button } from '../../actions/Button/Button';
import { TextField } from '../../forms/TextField/TextField';
import { Text } from '../../typography/Text/Text';
import {
  expectClosedWithFocusOn,
  expectModalWithoutStyle,
  styleElements,
} from '../../internal/Modal/Modal.fixtures';
import { Dialog } from './Dialog';
import { StoryPage } from '../../internal/StoryPage';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'Leave this class?',
    description: 'Your place is saved, and you can continue later.',
    isOpen: false,
    onOpenChange: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 420 } },
    stage: {
      shows: '[role=dialog]',
      args: {
        isOpen: true,
        footer: (
          <>
            <Button variant="quiet">Stay</Button>
            <Button>Leave the class</Button>
          </>
        ),
      },
      states: [
        { label: 'A question', args: {} },
        { label: 'Focus as it opens', cause: focusOn('[role=dialog] button') },
        { label: 'Without buttons', args: { footer: undefined } },
        { label: 'With content', args: { children: <TextField label="Reason" name="reason" /> } },
        {
          label: 'Long content, which scrolls',
          args: {
            children: Array.from({ length: 12 }, (_, index) => (
              <Text key={index}>A line in a long list, number {index + 1}.</Text>
            )),
          },
        },
      ],
    },
    anatomy: {
      args: { children: <TextField label="Reason" name="reason" /> },
      parts: [
        '[data-state=open][aria-hidden]',
        '[role=dialog] > div:first-child',
        '[role=dialog] > div:nth-child(2) > p',
        '[role=dialog] > div:nth-child(2)',
        '[role=dialog] > div:nth-child(3)',
      ],
    },
  },
  render: function Example(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const change = (next: boolean) => {
      setOpen(next);
      args.onOpenChange(next);
    };
    return (
      <StoryPage>
        <Button onClick={() => setOpen(true)}>Leave</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onOpenChange={change}
          footer={
            <>
              <Button variant="quiet" onClick={() => change(false)}>
                Stay
              </Button>
              <Button onClick={() => change(false)}>Leave the class</Button>
            </>
          }
        />
      </StoryPage>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { isOpen: true, size: 'small' } };

export const Large: Story = {
  args: {
    isOpen: true,
    size: 'large',
    children: <Text>There’s room for a short form here.</Text>,
  },
};

/** The title and the buttons stay in place. The content between them scrolls, by keyboard too. */
export const LongContent: Story = {
  args: {
    isOpen: true,
    title: 'A heading that runs to more than one line because it has so much to say',
    children: Array.from({ length: 30 }, (_, index) => (
      <Text key={index}>A line in a long list, number {index + 1}.</Text>
    )),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Phone: Story = { args: { isOpen: true }, globals: { viewport: { value: 'phone' } } };

/**
 * It has a name and a description, locks the page without a style element, and closes with Escape.
 * Focus returns.
 */
export const Behaviour: Story = {
  name: 'Behavior',
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Leave' });
    const before = styleElements();
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Leave this class?' });
    await expect(dialog).toHaveAccessibleDescription(/Your place is saved/);
    await expectModalWithoutStyle(before);
    await endComposition();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await expectClosedWithFocusOn(opener);

    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await expectClosedWithFocusOn(opener);
  },
};
