import {
  useSession,
  useServices,
  type EmailAction,
  type Session,
  type SessionState,
} from '@gschool/data';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The state of an email link. */
export type EmailLink =
  | { status: 'loading' }
  /** The code was checked, not used. */
  | { status: 'ready'; action: EmailAction }
  | { status: 'applying'; action: EmailAction }
  | { status: 'done'; action: EmailAction }
  /** The code is used, expired, invalid, or could not be checked. */
  | { status: 'invalid'; error: unknown }
  /** Using the code failed; it is still valid. */
  | { status: 'failed'; action: EmailAction; error: unknown };

const getAccount = async (session: Session) => (await session.backend()).account();

/** The session's email that a used link has replaced, or null. */
const getReplacedEmail = ({ kind, email, otherEmail }: EmailAction): string | null => {
  if (kind === 'resetPassword') return email;
  return kind === 'changeEmail' || kind === 'recoverEmail' ? otherEmail : null;
};

/** Updates this browser's session after a code changed its account. */
async function updateSession(session: Session, action: EmailAction): Promise<void> {
  const state = session.get();
  if (state.status !== 'signedIn') return;
  if (action.kind === 'verifyEmail') {
    if (state.user.email === action.email) await session.actions.refresh();
    return;
  }
  // A new email or password revokes the tokens, so the next request would fail.
  if (state.user.email === getReplacedEmail(action)) await session.actions.endSession();
}

/** True when the link confirms the email of the member who is signed in here. */
const isOwnVerification = (state: SessionState, action: EmailAction): boolean =>
  action.kind === 'verifyEmail' && state.status === 'signedIn' && state.user.email === action.email;

/**
 * Checks the code of an email link, and uses the code on request. Checking does not invalidate the
 * code, so mail scanners and React's strict mode cause no harm. Only one kind of code is used right
 * away: the confirmation of the email of the member who is signed in here, because no scanner has
 * that session.
 */
export function useEmailLink(code: string) {
  const { session } = useServices();
  const state = useSession();
  const [link, setLink] = useState<EmailLink>({ status: 'loading' });
  // True while an attempt is running or after one has succeeded; false again after a failure.
  const isUsed = useRef(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isStale = false;
    const setIfCurrent = (next: EmailLink): void => {
      if (!isStale) setLink(next);
    };
    setIfCurrent({ status: 'loading' });
    getAccount(session)
      .then((account) => account.readActionCode(code))
      .then(
        (action) => setIfCurrent({ status: 'ready', action }),
        (error: unknown) => setIfCurrent({ status: 'invalid', error }),
      );
    return () => {
      isStale = true;
    };
  }, [session, code, attempt]);

  const applyCode = useCallback(
    async (action: EmailAction, newPassword?: string): Promise<void> => {
      if (isUsed.current) return;
      isUsed.current = true;
      if (newPassword === undefined) setLink({ status: 'applying', action });
      try {
        const account = await getAccount(session);
        if (newPassword === undefined) await account.applyActionCode(code);
        else await account.resetPassword(code, newPassword);
      } catch (error) {
        isUsed.current = false;
        // The form shows the error and stays filled in.
        if (newPassword !== undefined) throw error;
        return setLink({ status: 'failed', action, error });
      }
      await updateSession(session, action).catch((error: unknown) =>
        console.warn('The session could not be updated after an email link was used.', error),
      );
      setLink({ status: 'done', action });
    },
    [session, code],
  );

  useEffect(() => {
    if (link.status !== 'ready' || !isOwnVerification(state, link.action)) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the code is used once the session is known, which is not an event of this page
    void applyCode(link.action);
  }, [link, state, applyCode]);

  const isWaitingForSession = link.status === 'ready' && state.status === 'loading';
  const shown: EmailLink = isWaitingForSession ? { status: 'loading' } : link;
  return { link: shown, retry: () => setAttempt(attempt + 1), applyCode };
}
