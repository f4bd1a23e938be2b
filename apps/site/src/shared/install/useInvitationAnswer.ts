import { localStorageOrNull } from '@gschool/data';
import { useState } from 'react';

/**
 * The storage key of the answer. It has no uid, because everyone on a device shares one installed
 * app. It must not contain "cache", because "Clear all" removes such keys
 * (docs/product/caches.md#clear-all).
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
