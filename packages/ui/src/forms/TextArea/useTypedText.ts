import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useFieldReset } from '../../internal/useFieldReset';

/** As people count: an emoji or an accented letter is one. */
const count = (text: string) => [...text].length;

/** Firefox and older Safari do not grow a field by themselves. */
const grow = (element: HTMLTextAreaElement) => {
  if (CSS.supports('field-sizing', 'content')) return;
  element.style.blockSize = 'auto';
  const edges = element.offsetHeight - element.clientHeight;
  element.style.blockSize = `${element.scrollHeight + edges}px`;
};

/** How much stands in a text area whose value lives in the page, and its height. */
export function useTypedText(area: RefObject<HTMLTextAreaElement | null>, first: string) {
  const [length, setLength] = useState(() => count(first));
  const read = () => {
    if (!area.current) return;
    setLength(count(area.current.value));
    grow(area.current);
  };
  // Something may have been typed before the scripts ran.
  const readFirst = useEffectEvent(read);
  // oxlint-disable-next-line react/set-state-in-effect -- what was typed is known to the element alone
  useEffect(() => readFirst(), []);
  useFieldReset(area, read);
  return { length, read };
}
