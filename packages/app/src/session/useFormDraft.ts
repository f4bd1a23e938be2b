import { onMemberChange, useServices, writeDraft, getUid, readDraft } from '@gschool/data';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Stores the edits of a member's form when the session ends without a sign-out on this page: in
 * another tab, or by a revoked token (docs/product/profile.md#form-drafts). `getEdits` returns null
 * when there are none. The form reads them with `readDraft` in its first render; mounting it
 * removes them.
 */
export function useFormDraft(uid: string, form: string, getEdits: () => unknown): void {
  const { session } = useServices();
  const store = useEffectEvent(() => {
    const state = session.get();
    // After signing out here the member has agreed to lose the edits.
    if (state.status === 'signedOut' && !state.wasEnded) return;
    const edits = getEdits();
    if (edits !== null) writeDraft(uid, form, edits);
  });
  useEffect(() => {
    writeDraft(uid, form, null);
    return onMemberChange(session, (previous) => {
      if (previous === uid) store();
    });
  }, [session, uid, form]);
}

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
