import { useEffect, useState, type RefObject } from 'react';

import { useFieldReset } from '../../internal/useFieldReset';
import { useEffectEvent } from '../../internal/useEffectEvent';

/** Counts code points, so an emoji counts as one. */
export const countCharacters = (text: string) => [...text].length;

/** Sets the height of a text area. Firefox and older Safari do not support `field-sizing`. */
export const growToContent = (element: HTMLTextAreaElement) => {
  if (CSS.supports('field-sizing', 'content')) return;
  element.style.blockSize = 'auto';
  const borderHeight = element.offsetHeight - element.clientHeight;
  element.style.blockSize = `${element.scrollHeight + borderHeight}px`;
};

/** The text length of an uncontrolled text area. Also adjusts its height. */
export function useTextLength(areaRef: RefObject<HTMLTextAreaElement | null>, initialText: string) {
  const [length, setLength] = useState(() => countCharacters(initialText));
  const update = () => {
    if (!areaRef.current) return;
    setLength(countCharacters(areaRef.current.value));
    growToContent(areaRef.current);
  };
  // Text may have been typed before hydration.
  const updateOnMount = useEffectEvent(update);
  useEffect(() => updateOnMount(), []);
  useFieldReset(areaRef, update);
  return { length, updateLength: update };
}
