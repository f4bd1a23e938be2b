import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { focusOn } from '#storybook/stage/causes';
import { endComposition } from '#storybook/endComposition';
import * as icons from '../../data-display/Icon/icons';
import { Button } from '../../actions/Button/Button';
import { Stack } from '../../layout/Stack/Stack';
import { Text } from '../../typography/Text/Text';
import { TextField } from '../../forms/TextField/TextField';
import { styleElements } from '../../internal/Modal/Modal.fixtures';
import { Popover } from './Popover';
import * as styles from './Popover.stories.css';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    trigger: (
      <Button variant="quiet" iconStart={icons.info}>
        What counts as a class?
      </Button>
    ),
    title: 'What counts',
    children: (
      <Text>A class counts once you’ve watched nine-tenths of it, on any day and any device.</Text>
    ),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 420 } },
    stage: {
      shows: '[role=dialog]',
      args: { isOpen: true, size: 'small' },
      states: [
        { label: 'Open' },
        { label: 'Focus as it opens', cause: focusOn('[role=dialog] button') },
        { label: 'Without a visible title', args: { isTitleHidden: true } },
        { label: 'Without an arrow', args: { hasArrow: false } },
        {
          label: 'With fields and buttons',
          args: {
            children: <TextField label="Name" name="name" />,
            footer: (
              <>
                <Button variant="quiet">Cancel</Button>
                <Button>Save</Button>
              </>
            ),
          },
        },
        {
          label: 'Long content, which scrolls',
          args: {
            children: Array.from({ length: 20 }, (_, index) => (
              <Text key={index}>A line in a long list, number {index + 1}.</Text>
            )),
          },
        },
      ],
    },
    anatomy: {
      args: { footer: <Button size="small">Show my classes</Button> },
      parts: [
        'button',
        '[role=dialog] > div:first-child',
        '[role=dialog] > div:nth-child(2)',
        '[role=dialog] > div:nth-child(3)',
        '[role=dialog] > span svg',
      ],
    },
  },
  decorators: [
    (Story) => (
      <div className={styles.middle}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens by keyboard, takes focus, closes with Escape, and returns focus. */
export const Explanation: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /What counts/ });
    const before = styleElements();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const popover = within(await screen.findByRole('dialog', { name: 'What counts' }));
    await expect(styleElements()).toBe(before);
    await waitFor(() => expect(popover.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await screen.findByRole('dialog');
  },
};

/** One or two fields, with buttons. */
export const WithFields: Story = {
  args: {
    trigger: <Button>New playlist</Button>,
    title: 'New playlist',
    side: 'bottom',
    align: 'start',
    children: (
      <Stack space="4">
        <TextField label="Name" name="name" hint="You can change it later." />
      </Stack>
    ),
    footer: (
      <>
        <Button variant="plain" size="small">
          Not now
        </Button>
        <Button size="small">Create</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'New playlist' }));
    const dialog = await screen.findByRole('dialog', { name: 'New playlist' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Mornings');
    await endComposition();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    // The page behind stays usable, and a press on it closes the popover.
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'New playlist' }));
    await screen.findByRole('dialog');
  },
};

export const AtTheStart: Story = { args: { side: 'start', size: 'small', isOpen: true } };

export const TitleHidden: Story = {
  args: { isTitleHidden: true, hasArrow: false, size: 'small', isOpen: true },
};

/** Taller than a phone. */
export const LongOnAPhone: Story = {
  args: {
    isOpen: true,
    size: 'large',
    title: 'A heading that runs to more than one line because it has so much to say',
    children: Array.from({ length: 20 }, (_, index) => (
      <Text key={index}>A paragraph in a long explanation, number {index + 1}.</Text>
    )),
    footer: <Button size="small">Got it</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
};
