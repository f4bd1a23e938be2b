import { useIsHydrated } from '@gschool/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The answers that are open: the ones that the reader opened and the one that the URL's fragment
 * names.
 *
 * @param onToggle called when the reader opens or closes an answer
 */
export function useOpenQuestions(onToggle?: (id: string, isOpen: boolean) => void) {
  const { hash } = useLocation();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());

  // After hydration, because the server does not receive the fragment.
  const isHydrated = useIsHydrated();
  const [previousHash, setPreviousHash] = useState('');
  if (isHydrated && hash !== previousHash) {
    setPreviousHash(hash);
    const named = hash.slice(1);
    if (named) setOpen((before) => new Set([...before, named]));
  }

  const toggle = (id: string, isOpen: boolean) => {
    // `onToggle` also fires for an open entry that reappears when the search changes.
    if (open.has(id) === isOpen) return;
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
    onToggle?.(id, isOpen);
  };
  return { isOpen: (id: string) => open.has(id), toggle };
}
