import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { FORM_ID } from './fieldLabels';

const focusable = 'input:not([type=hidden]), select, textarea, button, a[href]';

/** Moves the focus to the field that the address names (`#profile-phoneNumber`), at each visit of it. */
export function useFieldInAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash.startsWith(`#${FORM_ID}-`)) return;
    const named = document.getElementById(hash.slice(1));
    // A group of choices has the id; its first choice takes the focus.
    const field = named?.matches(focusable) ? named : named?.querySelector<HTMLElement>(focusable);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [hash, key]);
}
