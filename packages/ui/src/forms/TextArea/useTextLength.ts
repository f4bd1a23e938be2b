import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useFieldReset } from '../../internal/useFieldReset';

/** As people count: an emoji or an accented letter is one. */
const countCharacters = (text: string) => [...text].length;

/** Firefox and older Safari do not grow a field by themselves. */
const growToContent = (element: HTMLTextAreaElement) => {
  if (CSS.supports('field-sizing', 'content')) return;
  element.style.blockSize = 'auto';
  const borderHeight = element.offsetHeight - element.clientHeight;
  element.style.blockSize = `${element.scrollHeight + borderHeight}px`;
};

/** How much stands in a text area whose value lives in the page, and its height. */
export function useTextLength(areaRef: RefObject<HTMLTextAreaElement | null>, initialText: string) {
  const [length, setLength] = useState(() => countCharacters(initialText));
  const update = () => {
    if (!areaRef.current) return;
    setLength(countCharacters(areaRef.current.value));
    growToContent(areaRef.current);
  };
  // Something may have been typed before the scripts ran.
  const updateOnMount = useEffectEvent(update);
  // oxlint-disable-next-line react/set-state-in-effect -- what was typed is known to the element alone
  useEffect(() => updateOnMount(), []);
  useFieldReset(areaRef, update);
  return { length, updateLength: update };
}
