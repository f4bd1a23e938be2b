import { localStorageOrNull } from '@gschool/data';
import { useState } from 'react';

/**
 * The storage key of the answer. Without a uid, because the device has one installed app for
 * everyone, and without "cache", which clear-all looks for (docs/product/caches.md#clear-all).
 */
export const INVITATION_KEY = 'gschool.install-invitation';

/** Whether the invitation was answered on this device, and a function that stores the answer. */
export function useInvitationAnswer(): [boolean, () => void] {
  const [isAnswered, setIsAnswered] = useState(
    () => localStorageOrNull()?.getItem(INVITATION_KEY) != null,
  );
  return [
    isAnswered,
    () => {
      setIsAnswered(true);
      try {
        localStorageOrNull()?.setItem(INVITATION_KEY, 'answered');
      } catch {
        // Without storage, the answer lasts as long as the page.
      }
    },
  ];
}
