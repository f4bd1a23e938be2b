import { onMemberChange, useServices, writeDraft } from '@gschool/data';
import { useEffect, useEffectEvent } from 'react';

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
