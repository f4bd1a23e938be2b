import { useEffect, useEffectEvent } from 'react';

/** Moves focus to the first field of a form when the form appears. */
export function useFocusOnMount(focus: () => void): void {
  const onMount = useEffectEvent(focus);
  useEffect(() => onMount(), []);
}
