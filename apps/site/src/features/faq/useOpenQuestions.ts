import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Which answers are open: those of the reader's choice, and the one that the address leads to. */
export function useOpenQuestions() {
  const { hash } = useLocation();
  const led = hash.slice(1);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());

  // After hydration: the host serves the same page for every fragment.
  useEffect(() => {
    if (led) setOpen((before) => new Set([...before, led]));
  }, [led]);

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
