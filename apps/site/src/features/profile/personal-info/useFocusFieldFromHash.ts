import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { FORM_ID } from './fieldLabels';

const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, a[href]';

/**
 * Moves the focus to the field that the hash names (`#profile-phoneNumber`), at each navigation.
 */
export function useFocusFieldFromHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash.startsWith(`#${FORM_ID}-`)) return;
    const target = document.getElementById(hash.slice(1));
    // The id may belong to a group; its first control gets the focus.
    const field = target?.matches(FOCUSABLE)
      ? target
      : target?.querySelector<HTMLElement>(FOCUSABLE);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [hash, key]);
}
