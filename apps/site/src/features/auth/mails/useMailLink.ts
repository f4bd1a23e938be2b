import {
  useSession,
  useServices,
  type MailAction,
  type Session,
  type SessionState,
} from '@gschool/data';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Where a link of a mail stands. */
export type MailLink =
  | { status: 'loading' }
  /** What it is for; nothing is used yet. */
  | { status: 'ready'; action: MailAction }
  | { status: 'applying'; action: MailAction }
  | { status: 'done'; action: MailAction }
  /** Its code is used, too old or no code at all, or could not be read: `error` says which. */
  | { status: 'invalid'; error: unknown }
  /** Using it failed on the way; the code is still good. */
  | { status: 'failed'; action: MailAction; error: unknown };

const getAccount = async (session: Session) => (await session.backend()).account();

/** The address that the session still bears although a link has just ended it. */
const getReplacedEmail = ({ kind, email, otherEmail }: MailAction): string | null => {
  if (kind === 'resetPassword') return email;
  return kind === 'changeEmail' || kind === 'recoverEmail' ? otherEmail : null;
};

/** Brings this browser's session up to what a used code has changed about its account. */
async function updateSession(session: Session, action: MailAction): Promise<void> {
  const state = session.get();
  if (state.status !== 'signedIn') return;
  if (action.kind === 'verifyEmail') {
    if (state.user.email === action.email) await session.actions.refresh();
    return;
  }
  // A new address or password revokes the tokens: stay, and the next request would fail.
  if (state.user.email === getReplacedEmail(action)) await session.actions.signOut();
}

/** True when the link proves the address of the very member who is signed in here. */
const isOwnVerification = (state: SessionState, action: MailAction): boolean =>
  action.kind === 'verifyEmail' && state.status === 'signedIn' && state.user.email === action.email;

/**
 * A link of a mail: reads what its code is for, and uses it when asked. Reading
 * uses nothing up, so neither a mail scanner that opens the page nor a second
 * effect of React's strict mode spends a code. Alone a proof of the address of
 * who is signed in here is used at once: no scanner has that session.
 */
export function useMailLink(code: string) {
  const { session } = useServices();
  const state = useSession();
  const [link, setLink] = useState<MailLink>({ status: 'loading' });
  // An attempt that is under way, or done: a code is good for one.
  const isUsed = useRef(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isStale = false;
    const setIfCurrent = (next: MailLink): void => {
      if (!isStale) setLink(next);
    };
    setIfCurrent({ status: 'loading' });
    getAccount(session)
      .then((account) => account.readCode(code))
      .then(
        (action) => setIfCurrent({ status: 'ready', action }),
        (error: unknown) => setIfCurrent({ status: 'invalid', error }),
      );
    return () => {
      isStale = true;
    };
  }, [session, code, attempt]);

  const applyCode = useCallback(
    async (action: MailAction, newPassword?: string): Promise<void> => {
      if (isUsed.current) return;
      isUsed.current = true;
      if (newPassword === undefined) setLink({ status: 'applying', action });
      try {
        const account = await getAccount(session);
        if (newPassword === undefined) await account.applyCode(code);
        else await account.resetPassword(code, newPassword);
      } catch (error) {
        isUsed.current = false;
        // The form keeps what was typed and says it itself.
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
  const shown: MailLink = isWaitingForSession ? { status: 'loading' } : link;
  return { link: shown, retry: () => setAttempt(attempt + 1), applyCode };
}
