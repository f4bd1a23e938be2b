import { getUid, readDraft, useServices } from '@gschool/data';
import { useState } from 'react';

import { useFormDraft } from './useFormDraft';

/** The uid of the member who opened the page, which stays for a moment after the session has ended. */
const useFirstUid = (): string => {
  const { session } = useServices();
  // No draft has an empty uid.
  const [uid] = useState(() => getUid(session) ?? '');
  return uid;
};

/**
 * Returns a function that reads the member's draft of a form with one text field; null for none.
 * Call it in the first render, because the form removes its draft when it is mounted.
 */
export function useReadTextDraft(): (form: string) => string | null {
  const uid = useFirstUid();
  return (form) => {
    const draft = readDraft(uid, form);
    return typeof draft === 'string' ? draft : null;
  };
}

/**
 * Stores the text of a form with one field as its draft when the session ends (`useFormDraft`).
 * `getText` returns what is typed and not saved; an empty text is not stored. Never use it for a
 * password.
 */
export function useTextDraft(form: string, getText: () => string): void {
  useFormDraft(useFirstUid(), form, () => getText() || null);
}
