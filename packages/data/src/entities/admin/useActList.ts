import { isAppError } from '@gschool/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { useServices } from '../../services/ServicesProvider';
import { useAdmin } from './askAdmin';
import { getAdminActs } from './adminActs';
import type { ActDraft } from './actIds';
import { createActList, getUnsent, sendActList, toActList, type ActList } from './actList';
import { readLeftActs, saveLeftActs } from './leftActs';
import { createNotSentError, sendWithRetries } from './sendActs';
import { noteResults } from './useSendActs';

/** The list of acts that is being sent, even after the administrator has left the page with it. */
export interface ActListControl {
  /** Null if there is none. A list that an earlier visit did not finish is `stopped`. */
  list: ActList | null;
  /**
   * Sends new acts. Resolves to the list when it ends or stops. Throws `AppError` if nothing was sent,
   * because the browser is offline.
   */
  start: (
    drafts: readonly ActDraft[],
    renewSignIn: () => Promise<boolean>,
  ) => Promise<ActList | null>;
  /** Sends what is left. */
  resume: (renewSignIn: () => Promise<boolean>) => Promise<ActList | null>;
  /** Stops after the part that is on its way. */
  stop: () => void;
  /** Hides the list. What was not sent stays stored, and the next visit of the page offers it. */
  hide: () => void;
  /** Removes the list, with what was not sent. */
  discard: () => void;
}

const storage = () => localStorage;
const askBeforeClose = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The list of acts of the signed-in administrator. */
export const useActList = (): ActListControl => {
  const services = useServices();
  const client = useQueryClient();
  const { uid } = useAdmin();
  const { list } = getAdminActs(services);
  const value = useSyncExternalStore(list.subscribe, list.get, () => null);
  useEffect(() => {
    if (uid === '' || list.get() !== null) return;
    const acts = readLeftActs(storage, uid);
    if (acts.length > 0) list.set(toActList(acts));
  }, [list, uid]);

  const resume: ActListControl['resume'] = async (renewSignIn) => {
    if (!navigator.onLine) throw createNotSentError();
    const before = list.get();
    if (before === null || before.state === 'running' || before.state === 'stopping') return before;
    const repository = await (await services.session.backend()).admin();
    window.addEventListener('beforeunload', askBeforeClose);
    try {
      return await sendActList({
        list,
        send: (acts, total) => sendWithRetries(() => repository.act(acts, false, total)),
        renewSignIn,
        save: (left) => saveLeftActs(storage, uid, left),
      });
    } finally {
      window.removeEventListener('beforeunload', askBeforeClose);
      const last = list.get();
      if (last) {
        // Earlier results were noted before, and their acts may have been undone since.
        const results = last.results.map((result, n) => (before.results[n] ? null : result));
        noteResults({ services, client, uid, repository }, last.acts, results);
        if (isAppError(last.error, 'offline')) continueOnline(last, renewSignIn);
      }
    }
  };
  /** Sends what is left when the browser is online again, unless someone did something else. */
  const continueOnline = (stopped: ActList, renewSignIn: () => Promise<boolean>): void => {
    const listener = (): void => {
      if (list.get() === stopped) void resume(renewSignIn).catch(() => undefined);
    };
    window.addEventListener('online', listener, { once: true });
  };
  return {
    list: value,
    resume,
    start: (drafts, renewSignIn) => {
      if (!navigator.onLine) return Promise.reject(createNotSentError());
      list.set(createActList(drafts));
      return resume(renewSignIn);
    },
    stop: () => {
      const last = list.get();
      if (last?.state === 'running') list.set({ ...last, state: 'stopping' });
    },
    hide: () => list.set(null),
    discard: () => {
      const last = list.get();
      if (last && getUnsent(last).length > 0) saveLeftActs(storage, uid, []);
      list.set(null);
    },
  };
};
