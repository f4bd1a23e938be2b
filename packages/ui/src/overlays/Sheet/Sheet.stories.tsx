import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { focusOn } from '#storybook/stage/causes';
import { endComposition } from '#storybook/endComposition';
import { Button } from '../../actions/Button/Button';
import { Text } from '../../typography/Text/Text';
import {
  expectClosedWithFocusOn,
  expectModalWithoutStyle,
  styleElements,
} from '../../internal/Modal/Modal.fixtures';
import { Sheet } from './Sheet';

const meta = {
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  args: {
    side: 'end',
    title: 'Your notes',
    isOpen: false,
    onOpenChange: fn(),
    children: (
      <>
        <Text>What you wrote about this class.</Text>
        <Button variant="quiet">Add a note</Button>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 520 } },
    stage: {
      shows: '[role=dialog]',
      args: { isOpen: true, size: 'small', footer: <Button isFullWidth>Save</Button> },
      states: [
        { label: 'At the end' },
        { label: 'At the start', args: { side: 'start' } },
        { label: 'Focus as it opens', cause: focusOn('[role=dialog] button') },
        { label: 'Without a footer', args: { footer: undefined } },
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
      parts: [
        '[data-state=open][aria-hidden]',
        '[role=dialog] > div:first-child',
        '[role=dialog] > div:nth-child(2)',
        '[role=dialog] > div:nth-child(3)',
      ],
    },
  },
  render: function Example(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <main>
        <h1>A page</h1>
        <Button onClick={() => setOpen(true)}>Open the sheet</Button>
        <Sheet
          {...args}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next);
            args.onOpenChange(next);
          }}
        />
      </main>
    );
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const End: Story = {
  args: { isOpen: true, footer: <Button isFullWidth>Save</Button> },
};

export const Start: Story = { args: { isOpen: true, side: 'start' } };

export const Small: Story = { args: { isOpen: true, side: 'start', size: 'small' } };

export const Large: Story = { args: { isOpen: true, size: 'large' } };

/** 320 px: a strip of the page stays visible. */
export const Narrow: Story = {
  args: { isOpen: true, footer: <Button isFullWidth>Save</Button> },
  globals: { viewport: { value: 'narrow' } },
};

export const LongContent: Story = {
  args: {
    isOpen: true,
    title: 'A heading that runs to more than one line because it has so much to say',
    children: Array.from({ length: 30 }, (_, index) => (
      <Text key={index}>A line in a long list, number {index + 1}.</Text>
    )),
    footer: <Button isFullWidth>Save</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
};

/** Opens by keyboard, keeps focus inside, injects no styles, and returns focus. */
export const Behaviour: Story = {
  name: 'Behavior',
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open the sheet' });
    const before = styleElements();
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Your notes' });
    await expectModalWithoutStyle(before);

    const close = within(dialog).getByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Add a note' })).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();

    await endComposition();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await expectClosedWithFocusOn(opener);
  },
};

/** The close button closes it, too. */
export const CloseButton: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open the sheet' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectClosedWithFocusOn(opener);
  },
};
