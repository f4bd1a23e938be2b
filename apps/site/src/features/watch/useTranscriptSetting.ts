import { localStorageOrNull } from '@gschool/data';
import { useState } from 'react';

import { useIsWide } from '../../shared/classGrid/useIsWide';

const STORAGE_KEY = 'gschool.transcript';

/**
 * Whether the transcript is open. Beside the video it is open until the member closes it, and the
 * browser remembers that. If it would be between the video and its title, it starts closed.
 */
export function useTranscriptSetting(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const isWide = useIsWide();
  const [isOpenBeside, setOpenBeside] = useState(
    () => localStorageOrNull()?.getItem(STORAGE_KEY) !== 'closed',
  );
  const [isOpenBelow, setOpenBelow] = useState(false);
  if (!isWide) return [isOpenBelow, setOpenBelow];
  return [
    isOpenBeside,
    (isOpen) => {
      setOpenBeside(isOpen);
      try {
        localStorageOrNull()?.setItem(STORAGE_KEY, isOpen ? 'open' : 'closed');
      } catch {
        // Without storage, the choice lasts as long as the page.
      }
    },
  ];
}
