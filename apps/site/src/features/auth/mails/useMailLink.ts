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
  | { at: 'reading' }
  /** What it is for; nothing is used yet. */
  | { at: 'ready'; action: MailAction }
  | { at: 'working'; action: MailAction }
  | { at: 'done'; action: MailAction }
  /** Its code is used, too old or no code at all, or could not be read: `error` says which. */
  | { at: 'refused'; error: unknown }
  /** Using it failed on the way; the code is still good. */
  | { at: 'failed'; action: MailAction; error: unknown };

const accountOf = async (session: Session) => (await session.backend()).account();

/** The address that the session still bears although a link has just ended it. */
const endedAddress = ({ kind, email, otherEmail }: MailAction): string | null => {
  if (kind === 'resetPassword') return email;
  return kind === 'changeEmail' || kind === 'recoverEmail' ? otherEmail : null;
};

/** Brings this browser's session up to what a used code has changed about its account. */
async function follow(session: Session, action: MailAction): Promise<void> {
  const state = session.get();
  if (state.status !== 'signedIn') return;
  if (action.kind === 'verifyEmail') {
    if (state.user.email === action.email) await session.actions.refresh();
    return;
  }
  // A new address or password revokes the tokens: stay, and the next request would fail.
  if (state.user.email === endedAddress(action)) await session.actions.signOut();
}

/** True when the link proves the address of the very member who is signed in here. */
const isOwnProof = (state: SessionState, action: MailAction): boolean =>
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
  const [link, setLink] = useState<MailLink>({ at: 'reading' });
  // An attempt that is under way, or done: a code is good for one.
  const isUsed = useRef(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isStale = false;
    const show = (next: MailLink): void => {
      if (!isStale) setLink(next);
    };
    show({ at: 'reading' });
    accountOf(session)
      .then((account) => account.readActionCode(code))
      .then(
        (action) => show({ at: 'ready', action }),
        (error: unknown) => show({ at: 'refused', error }),
      );
    return () => {
      isStale = true;
    };
  }, [session, code, attempt]);

  const use = useCallback(
    async (action: MailAction, newPassword?: string): Promise<void> => {
      if (isUsed.current) return;
      isUsed.current = true;
      if (newPassword === undefined) setLink({ at: 'working', action });
      try {
        const account = await accountOf(session);
        if (newPassword === undefined) await account.applyActionCode(code);
        else await account.resetPassword(code, newPassword);
      } catch (error) {
        isUsed.current = false;
        // The form keeps what was typed and says it itself.
        if (newPassword !== undefined) throw error;
        return setLink({ at: 'failed', action, error });
      }
      await follow(session, action).catch((error: unknown) =>
        console.warn('The session could not follow the account.', error),
      );
      setLink({ at: 'done', action });
    },
    [session, code],
  );

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the code is used once the session is known, which is no event of this page
    if (link.at === 'ready' && isOwnProof(state, link.action)) void use(link.action);
  }, [link, state, use]);

  const isDeciding = link.at === 'ready' && state.status === 'loading';
  const shown: MailLink = isDeciding ? { at: 'reading' } : link;
  return { link: shown, readAgain: () => setAttempt(attempt + 1), use };
}
