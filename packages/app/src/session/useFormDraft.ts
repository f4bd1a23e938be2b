import { onMemberChange, useServices, writeDraft, getUid, readDraft } from '@gschool/data';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Stores the edits of a member's form when the session ends without a sign-out on this page: in
 * another tab, or by a revoked token (docs/product/profile.md#form-drafts). `getEdits` returns null
 * when there are no edits. The form reads the draft with `readDraft` in its first render; mounting
 * the form removes the draft.
 */
export function useFormDraft(uid: string, form: string, getEdits: () => unknown): void {
  const { session } = useServices();
  const store = useEffectEvent(() => {
    const state = session.get();
    // By signing out on this page, the member has agreed to lose the edits.
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

/**
 * The uid of the member who opened the page. It stays the same for a moment after the session has
 * ended.
 */
const useFirstUid = (): string => {
  const { session } = useServices();
  // No draft has an empty uid.
  const [uid] = useState(() => getUid(session) ?? '');
  return uid;
};

/**
 * Returns a function that reads the member's draft of a form with one text field; the function
 * returns null if there is no draft. Call it in the first render, because mounting the form removes
 * its draft.
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
 * `getText` returns the unsaved text; an empty text is not stored. Never use it for a password.
 */
export function useTextDraft(form: string, getText: () => string): void {
  useFormDraft(useFirstUid(), form, () => getText() || null);
}
