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

  const toggle = (id: string, isOpen: boolean) => {
    // What the search brings back says that it is open, too.
    if (open.has(id) === isOpen) return;
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
    // Not a navigation: the page stays where it is, and Back leads to the page before.
    const { pathname, search } = window.location;
    if (isOpen) window.history.replaceState(window.history.state, '', `#${id}`);
    else if (window.location.hash === `#${id}`) {
      window.history.replaceState(window.history.state, '', pathname + search);
    }
  };
  return { isOpen: (id: string) => open.has(id), toggle };
}
