import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { focusOn } from '#storybook/stage/causes';
import { endComposition } from '#storybook/endComposition';
import { Button } from '../../actions/Button/Button';
import { createToasts, type ToastOptions } from './createToasts';
import { Toaster } from './Toaster';
import {
  expectBesideModal,
  expectToasts,
  longToast,
  OpenDialog,
  OpenSheet,
  StillToasts,
  ToastPage,
  variants,
} from './Toaster.fixtures';
import { StoryPage } from '../../internal/StoryPage';

const undo = fn();
const removed = {
  title: 'Removed from your library',
  duration: Infinity,
  action: { label: 'Undo', onPress: undo, altText: 'Undo from your watch history' },
};

const meta = {
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  args: { toasts: createToasts() },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 360 } },
    stage: {
      size: 'medium',
      shows: 'ol',
      render: ({ shown }: { shown?: readonly ToastOptions[] }) => (
        <StillToasts shown={shown ?? []} />
      ),
      states: [
        { label: 'Success', args: { shown: variants.slice(0, 1) } },
        { label: 'Danger', args: { shown: variants.slice(1, 2) } },
        { label: 'Warning', args: { shown: variants.slice(2, 3) } },
        { label: 'Info', args: { shown: variants.slice(3, 4) } },
        { label: 'Without a message', args: { shown: [{ title: 'Saved for later' }] } },
        { label: 'With an action', args: { shown: [removed] } },
        { label: 'Focus on a toast', args: { shown: [removed] }, cause: focusOn('[data-toast]') },
        { label: 'Three, and one waits', args: { shown: variants } },
        { label: 'Long text', args: { shown: [longToast] } },
      ],
    },
    anatomy: {
      args: { shown: [variants[0], { ...variants[3], action: removed.action }] },
      parts: [
        '[data-toast] span:has(> svg)',
        '[data-toast] span + div > div:first-child',
        '[data-toast] span + div > div:nth-child(2)',
        '[data-toast] span + div > button',
        '[data-toast] div + button',
        'ol',
      ],
    },
  },
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const shown = () => within(region()).queryAllByRole('listitem');
const gone = () => waitFor(() => expect(shown()).toHaveLength(0));

/** Pressing the button shows a toast, which closes after three seconds. */
export const Playground: Story = {
  render: function Example(args) {
    const [toasts] = useState(createToasts);
    const [count, setCount] = useState(0);
    const show = () => {
      toasts.show({ ...variants[count % variants.length]! });
      setCount(count + 1);
    };
    return (
      <StoryPage>
        <Button onClick={show}>Show a toast</Button>
        <Toaster {...args} toasts={toasts} />
      </StoryPage>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show a toast' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
  },
};

export const Success: Story = {
  tags: ['!autodocs'],
  render: () => <ToastPage shown={[{ ...variants[0]!, duration: Infinity }]} />,
  play: expectToasts(1),
};
export const Danger: Story = {
  tags: ['!autodocs'],
  render: () => <ToastPage shown={[{ ...variants[1]!, duration: Infinity }]} />,
  play: expectToasts(1),
};
export const Warning: Story = {
  tags: ['!autodocs'],
  render: () => <ToastPage shown={[{ ...variants[2]!, duration: Infinity }]} />,
  play: expectToasts(1),
};
export const Info: Story = {
  tags: ['!autodocs'],
  render: () => <ToastPage shown={[{ ...variants[3]!, duration: Infinity }]} />,
  play: expectToasts(1),
};

/** Three toasts are visible; the fourth appears once one of them closes. */
export const StackAndQueue: Story = {
  render: () => <ToastPage shown={variants.map((toast) => ({ ...toast, duration: Infinity }))} />,
  play: async () => {
    await waitFor(() => expect(shown()).toHaveLength(3));
    const first = shown()[0]!;
    await userEvent.click(within(first).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(shown()).toHaveLength(3);
    await expect(region()).toHaveTextContent('Doors are open');
  },
};

/** With an action, it stays longer and says how to do the same thing elsewhere. */
export const WithAction: Story = {
  render: () => <ToastPage shown={[removed]} />,
  play: expectToasts(1),
};

/** Pressing the button runs the action once and closes the toast. */
export const ActionPressed: Story = {
  tags: ['!autodocs'],
  render: () => <ToastPage shown={[removed]} />,
  play: async () => {
    undo.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await gone();
  },
};

/** It closes automatically when its time is up. */
export const ClosesAutomatically: Story = {
  tags: ['!autodocs'],
  name: 'Dismisses automatically',
  render: () => <ToastPage shown={[{ ...variants[0]!, duration: 50 }]} />,
  play: gone,
};

/**
 * F8 moves focus to the toast, Tab moves through it, Escape closes it, and focus returns to where
 * it was.
 */
export const ByKeyboard: Story = {
  render: () => <ToastPage shown={[{ ...variants[0]!, duration: 400 }]} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown()).toHaveLength(1));
    const before = within(canvasElement).getByRole('button', { name: 'Show again' });
    before.focus();
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    const toast = shown()[0]!;
    await expect(toast).toHaveFocus();
    await userEvent.tab();
    const close = within(toast).getByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await endComposition();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(before).toHaveFocus());
  },
};

/** A toast with the same id replaces it in place: first the progress, then the result. */
export const Replaced: Story = {
  render: function Example(args) {
    const [toasts] = useState(() => {
      const queue = createToasts();
      queue.show({ id: 'cache', title: 'Clearing caches…', duration: Infinity });
      return queue;
    });
    const finish = () =>
      toasts.show({ ...variants[0]!, id: 'cache', title: '9 caches cleared', duration: Infinity });
    return (
      <StoryPage>
        <Button onClick={finish}>Finish</Button>
        <Toaster {...args} toasts={toasts} />
      </StoryPage>
    );
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(shown()[0]).toHaveTextContent('9 caches cleared'));
    await expect(shown()).toHaveLength(1);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent('9 caches cleared'),
    );
  },
};

/** Swiped toward the end side: to the right, or to the left in right-to-left text. */
export const SwipedAway: Story = {
  tags: ['!autodocs'],
  render: () => <ToastPage shown={[{ ...variants[3]!, duration: Infinity }]} />,
  play: async () => {
    await waitFor(() => expect(shown()).toHaveLength(1));
    const toast = shown()[0]!;
    const away = getComputedStyle(toast).direction === 'rtl' ? -1 : 1;
    const at = (x: number) => ({ clientX: 200 + x * away, clientY: 10, button: 0, pointerId: 1 });
    toast.setPointerCapture = () => {};
    await fireEvent.pointerDown(toast, at(0));
    for (const x of [20, 60, 120]) await fireEvent.pointerMove(toast, at(x));
    await fireEvent.pointerUp(toast, at(120));
    await gone();
  },
};

export const LongText: Story = {
  render: () => <ToastPage shown={[longToast, { ...longToast, variant: 'info' }]} />,
  play: expectToasts(2),
};

const shownBesideModal = [{ ...variants[0]!, duration: Infinity }];

/** A sheet at the end keeps its controls: the toasts are at the start. */
export const BesideASheet: Story = {
  render: () => (
    <ToastPage shown={shownBesideModal}>
      <OpenSheet side="end" />
    </ToastPage>
  ),
  play: expectBesideModal,
};

export const BesideASheetAtTheStart: Story = {
  tags: ['!autodocs'],
  render: () => (
    <ToastPage shown={shownBesideModal}>
      <OpenSheet side="start" />
    </ToastPage>
  ),
  play: expectBesideModal,
};

export const BesideASheetRtl: Story = {
  ...BesideASheet,
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
};

/** On a phone, the sheet makes room for the toasts below it. */
export const BelowASheet: Story = {
  ...BesideASheet,
  globals: { viewport: { value: 'phone' } },
};

/** So does a dialog, which is a card at the bottom edge there. */
export const BelowADialog: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <ToastPage shown={shownBesideModal}>
      <OpenDialog />
    </ToastPage>
  ),
  play: expectBesideModal,
};
