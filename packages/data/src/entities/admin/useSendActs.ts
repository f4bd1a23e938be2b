import type { Act, ActResult } from '@gschool/admin/contract';
import { isAppError } from '@gschool/domain';
import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { Services } from '../../services/createServices';
import { useServices } from '../../services/ServicesProvider';
import { useSession } from '../../session/useSession';
import type { ActDraft } from './actIds';
import { adminKeys } from './admin';
import { addUndoable, getAdminActs } from './adminActs';
import type { AdminRepository } from './adminRepository';
import type { MemberPage } from './memberHooks';
import { refreshContent } from '../content/refreshContent';
import { sendActs } from './sendActs';

/** More changed members than this are read again as a list. */
const MAX_SINGLE_READS = 5;

export interface SendActs {
  /**
   * Sends acts and resolves to one result for each, after what they changed was marked as outdated.
   * Throws `AppError` if there is no answer; see `sendActs`.
   */
  send: (
    drafts: readonly ActDraft[],
    options?: { isDryRun?: boolean },
  ) => Promise<readonly ActResult[]>;
  isPending: boolean;
}

const isOfContent = ({ subject }: Act): boolean =>
  subject.kind === 'release' || subject.kind === 'plannedRelease';

const isUnauthenticated = (result: ActResult): boolean =>
  result.outcome === 'refused' && result.error.code === 'unauthenticated';

/** Sends acts of the signed-in administrator. */
export const useSendActs = (): SendActs => {
  const services = useServices();
  const client = useQueryClient();
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  const [pending, setPending] = useState(0);
  const send: SendActs['send'] = async (drafts, { isDryRun = false } = {}) => {
    const { ids } = getAdminActs(services);
    setPending((count) => count + 1);
    try {
      const repository = await (await services.session.backend()).admin();
      const sendAll = () =>
        sendActs(drafts, { repository, ids, isDryRun, isOnline: () => navigator.onLine });
      let results = await sendAll();
      // The token was revoked or has expired: the server did nothing. If it can't be renewed, the
      // session ends.
      if (results.every(isUnauthenticated) && (await services.session.renew()))
        results = await sendAll();
      if (!isDryRun) noteResults({ services, client, uid, repository }, drafts, results);
      return results;
    } finally {
      setPending((count) => count - 1);
    }
  };
  return { send, isPending: pending > 0 };
};

interface ResultContext {
  services: Services;
  client: QueryClient;
  uid: string;
  repository: AdminRepository;
}

/** Makes acts undoable, and marks what they have changed as outdated. Does not wait. */
export const noteResults = (
  { services, client, uid, repository }: ResultContext,
  drafts: readonly ActDraft[],
  results: readonly (ActResult | null)[],
): void => {
  const { undoable } = getAdminActs(services);
  const acts = results.flatMap((result) => (result?.outcome === 'done' ? [result.act] : []));
  undoable.set(addUndoable(undoable.get(), acts));
  if (drafts.some(({ kind }) => kind.startsWith('catalogue.')) || acts.some(isOfContent))
    void refreshContent(services);
  // Not awaited: the answer is shown before the lists have been read again.
  void refreshSubjects(client, uid, repository, drafts, acts);
};

/** Marks what acts have changed as outdated. Refused acts are included: the page was outdated. */
const refreshSubjects = async (
  client: QueryClient,
  uid: string,
  repository: AdminRepository,
  drafts: readonly ActDraft[],
  acts: readonly Act[],
): Promise<void> => {
  const subjects = [
    ...acts.map(({ subject }) => subject),
    ...drafts.map(({ args }) =>
      'uid' in args
        ? { kind: 'member', id: args.uid }
        : 'number' in args
          ? { kind: 'order', id: args.number }
          : null,
    ),
  ].filter((subject) => subject !== null);
  const getIds = (kind: 'member' | 'order') => [
    ...new Set(subjects.filter((one) => one.kind === kind).map(({ id }) => id)),
  ];
  const members = getIds('member');
  for (const { kind, subject } of acts)
    if (kind === 'member.erase')
      client.setQueryData(adminKeys.name(uid, subject.id), { id: subject.id, name: null });
  const orders = getIds('order');
  await Promise.all([
    client.invalidateQueries({ queryKey: adminKeys.overview(uid) }),
    client.invalidateQueries({ queryKey: adminKeys.log(uid) }),
    ...members.map((id) => client.invalidateQueries({ queryKey: adminKeys.member(uid, id) })),
    ...orders.map((number) => client.invalidateQueries({ queryKey: adminKeys.order(uid, number) })),
    orders.length > 0 && client.invalidateQueries({ queryKey: adminKeys.orders(uid) }),
    refreshRows(client, uid, repository, members),
  ]);
};

/** Replaces the rows of members in the list, which may have 10 pages of 1,000. */
const refreshRows = async (
  client: QueryClient,
  uid: string,
  repository: AdminRepository,
  members: readonly string[],
): Promise<void> => {
  const queryKey = adminKeys.members(uid);
  if (members.length === 0 || client.getQueryData(queryKey) === undefined) return;
  if (members.length > MAX_SINGLE_READS) return client.invalidateQueries({ queryKey });
  for (const id of members) {
    const row = await repository.query('members.show', { uid: id }).then(
      ({ member }) => member,
      (error: unknown) => (isAppError(error, 'notFound') ? null : undefined),
    );
    if (row === undefined) return client.invalidateQueries({ queryKey });
    client.setQueryData<InfiniteData<MemberPage>>(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            members: page.members.flatMap((member) =>
              member.uid !== id ? [member] : row === null ? [] : [row],
            ),
          })),
        },
    );
  }
};
