import { useEffect, useEffectEvent } from 'react';

/** Takes the keyboard to a form's first field when the form was asked for and appears. */
export function useFocusOnArrival(focus: () => void): void {
  const arrive = useEffectEvent(focus);
  useEffect(() => arrive(), []);
}
