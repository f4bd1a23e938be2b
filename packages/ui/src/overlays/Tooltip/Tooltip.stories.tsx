import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { endComposition } from '#storybook/endComposition';
import { settle } from '#storybook/settle';
import * as icons from '../../data-display/Icon/icons';
import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { Inline } from '../../layout/Inline/Inline';
import * as styles from '../Popover/Popover.stories.css';
import { Tooltip } from './Tooltip';
import { TooltipGroup } from './TooltipGroup';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Save it for later',
    shortcut: 'S',
    children: <IconButton label="Save" icon={icons.bookmark} variant="quiet" />,
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 220 } },
    stage: {
      size: 'small',
      place: 'middle',
      shows: '[data-radix-popper-content-wrapper]',
      args: { isOpen: true },
      states: [
        { label: 'With keys' },
        { label: 'Text only', args: { shortcut: undefined } },
        { label: 'At the bottom', args: { side: 'bottom' } },
        { label: 'At the start', args: { side: 'start', shortcut: undefined, content: 'Save' } },
        { label: 'At the end', args: { side: 'end', shortcut: undefined, content: 'Save' } },
        {
          label: 'Long text',
          args: { content: 'Save it for later. You find it in your library, on every device.' },
        },
      ],
    },
    anatomy: {
      parts: [
        'button',
        '[data-radix-popper-content-wrapper] > div',
        '[data-radix-popper-content-wrapper] span svg',
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
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * It opens on keyboard focus, and Escape hides it without moving focus. The tooltip is the
 * description of the button; the label is its name.
 */
export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription(/Save it for later/);
    await endComposition();
    await expect(button).toHaveAttribute('data-state', expect.stringMatching(/open$/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** On hover, after half a second. */
export const OnHover: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save' });
    await userEvent.hover(button);
    await settle();
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await screen.findByRole('tooltip', undefined, { timeout: 2000 });
  },
};

export const AtTheEnd: Story = { args: { side: 'end', isOpen: true } };

export const LongText: Story = {
  args: {
    isOpen: true,
    shortcut: undefined,
    content:
      'Your classes from the last thirty days, except any you had open for less than a minute',
    children: <Button variant="quiet">Counted classes</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
};

/** In a toolbar, only the first tooltip opens with a delay. */
export const Toolbar: Story = {
  render: () => (
    <TooltipGroup>
      <Inline>
        <Tooltip content="Start over from the beginning" side="bottom">
          <IconButton label="Restart" icon={icons.refresh} variant="quiet" />
        </Tooltip>
        <Tooltip content="Text under the video" side="bottom">
          <IconButton label="Captions" icon={icons.captions} variant="quiet" />
        </Tooltip>
      </Inline>
    </TooltipGroup>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: 'Restart' }));
    await screen.findByRole('tooltip', undefined, { timeout: 2000 });
    await userEvent.hover(canvas.getByRole('button', { name: 'Captions' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Captions' })).toHaveAccessibleDescription(
        'Text under the video',
      ),
    );
  },
};
