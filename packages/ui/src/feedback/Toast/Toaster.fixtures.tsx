import { useState, type ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import { Button } from '../../actions/Button/Button';
import { Dialog } from '../../overlays/Dialog/Dialog';
import { Sheet } from '../../overlays/Sheet/Sheet';
import { Text } from '../../typography/Text/Text';
import { createToasts, type ToastOptions } from './createToasts';
import { Toaster } from './Toaster';
import { StoryPage } from '../../internal/StoryPage';

/** One toast of each variant, like in our products. */
export const variants: readonly ToastOptions[] = [
  {
    variant: 'success',
    title: 'Saved for later',
    message: 'You’ll find “Bridge, slowly” in your library.',
  },
  { variant: 'danger', title: 'Cache Clear Error', message: 'Nothing was cleared. Try again.' },
  {
    variant: 'warning',
    title: 'You’re offline',
    message: 'We’ll save what you do and send it later.',
  },
  { variant: 'info', title: 'Doors are open', message: 'The full moon circle begins at 7:00 PM.' },
];

export const longToast: ToastOptions = {
  variant: 'danger',
  title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen could not be saved',
  message:
    'We tried three times and couldn’t send it. Your notes are still in this window: copy them, ' +
    'or leave it open until you’re back online, and we’ll send them automatically.',
  duration: Infinity,
  action: { label: 'Copy everything I’ve written to the clipboard', onPress: () => {} },
};

/** A page that shows these toasts at the start, and again on request. */
export function ToastPage({
  shown,
  children,
}: {
  shown: readonly ToastOptions[];
  /** An open modal. */
  children?: ReactNode;
}) {
  const showAll = (queue: ReturnType<typeof createToasts>) => {
    for (const toast of shown) queue.show(toast);
    return queue;
  };
  const [toasts] = useState(() => showAll(createToasts()));
  return (
    <StoryPage>
      <Text>Notifications show up in the corner, or at the bottom on a phone.</Text>
      <Button variant="quiet" onClick={() => showAll(toasts)}>
        Show again
      </Button>
      {children}
      <Toaster toasts={toasts} />
    </StoryPage>
  );
}

/** Toasts that stay, for pictures of them. */
export function StillToasts({ shown }: { shown: readonly ToastOptions[] }) {
  const [toasts] = useState(() => {
    const queue = createToasts();
    for (const toast of shown) queue.show({ ...toast, duration: Infinity });
    return queue;
  });
  return <Toaster toasts={toasts} />;
}

const stayOpen = () => {};

/** A sheet that stays open. */
export const OpenSheet = ({ side }: { side: 'start' | 'end' }) => (
  <Sheet
    side={side}
    title="Your notes"
    isOpen
    onOpenChange={stayOpen}
    footer={<Button isFullWidth>Save</Button>}
  >
    <Text>What you wrote about this class.</Text>
  </Sheet>
);

/** A dialog that stays open. */
export const OpenDialog = () => (
  <Dialog
    title="Delete your notes?"
    isOpen
    onOpenChange={stayOpen}
    footer={<Button variant="danger">Delete</Button>}
  >
    <Text>You can’t undo this.</Text>
  </Dialog>
);

const settled = (element: Element) =>
  Promise.allSettled(element.getAnimations().map(({ finished }) => finished));

/** A play function that waits for a toast, and expects that it covers no part of the modal. */
export async function expectBesideModal(): Promise<void> {
  // A modal hides what is outside from assistive technology.
  const toast = await waitFor(() => {
    const found = document.querySelector('[data-toast]');
    return found ?? Promise.reject(new Error('The toast is not there yet'));
  });
  const modal = await screen.findByRole('dialog');
  await Promise.all([settled(toast), settled(modal)]);
  await settle();
  const [a, b] = [toast.getBoundingClientRect(), modal.getBoundingClientRect()];
  await expect(
    a.right <= b.left || a.left >= b.right || a.top >= b.bottom || a.bottom <= b.top,
  ).toBe(true);
  await expect(a.left).toBeGreaterThanOrEqual(0);
  await expect(a.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  // The border of a sheet is outside the screen.
  await expect(b.top).toBeGreaterThanOrEqual(-1);
}

/** A play function that waits until this many toasts are shown. */
export const expectToasts = (count: number) => async (): Promise<void> => {
  const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
  await waitFor(() => expect(within(region).queryAllByRole('listitem').length).toBe(count));
};
