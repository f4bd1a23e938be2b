import { useIsHydrated } from '@gschool/ui/app';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Which answers are open: those of the reader's choice, and the one that the address leads to. */
export function useOpenQuestions() {
  const { hash } = useLocation();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());

  // After hydration: the host serves the same page for every fragment.
  const isHydrated = useIsHydrated();
  const [previousHash, setPreviousHash] = useState('');
  if (isHydrated && hash !== previousHash) {
    setPreviousHash(hash);
    const led = hash.slice(1);
    if (led) setOpen((before) => new Set([...before, led]));
  }

  const toggle = (id: string, isOpen: boolean) =>
    setOpen((before) => {
      if (before.has(id) === isOpen) return before;
      const next = new Set(before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  return { isOpen: (id: string) => open.has(id), toggle };
}
