import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/Button/Button';
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
export function ToastPage({ shown }: { shown: readonly ToastOptions[] }) {
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
      <Toaster toasts={toasts} />
    </StoryPage>
  );
}

/** A play function that waits until this many toasts are shown. */
export const expectToasts = (count: number) => async (): Promise<void> => {
  const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
  await waitFor(() => expect(within(region).queryAllByRole('listitem').length).toBe(count));
};
