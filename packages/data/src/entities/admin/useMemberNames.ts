import { MAX_NAMES } from '@gschool/admin/contract';
import { useQueries, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Session } from '../../session/createSession';
import { adminKeys } from './admin';
import { ask, useAdmin } from './askAdmin';
import { flattenMembers, type MemberPage } from './memberHooks';
import { createBatchLoader } from './batchLoader';

const loaders = new WeakMap<Session, (uid: string) => Promise<string | null>>();

/** The loader of a session: names that are asked for at the same time are one request. */
const getLoader = (session: Session) => {
  const known = loaders.get(session);
  if (known) return known;
  const loader = createBatchLoader<string | null>(async (uids) => {
    const { names } = await ask(session, 'members.names', { uids: [...uids] });
    return uids.map((uid) => names[uid] ?? null);
  }, MAX_NAMES);
  loaders.set(session, loader);
  return loader;
};

/**
 * The names of members by uid: the name, or else the email. Names that the list of members does not
 * have are read once in a visit, with one request for up to 100. An erased member has no name.
 */
export const useMemberNames = (uids: readonly string[]): ReadonlyMap<string, string> => {
  const { session, uid } = useAdmin();
  const client = useQueryClient();
  const listed = client.getQueryData<InfiniteData<MemberPage>>(adminKeys.members(uid));
  const rows = useMemo(
    () => new Map(listed && flattenMembers(listed).map((row) => [row.uid, row] as const)),
    [listed],
  );
  return useQueries({
    queries: [...new Set(uids)].map((id) => ({
      queryKey: adminKeys.name(uid, id),
      enabled: uid !== '',
      staleTime: Infinity,
      gcTime: Infinity,
      initialData: () => {
        const row = rows.get(id);
        return row && { id, name: row.displayName || row.email || id };
      },
      queryFn: async () => ({ id, name: await getLoader(session)(id) }),
    })),
    combine: toNames,
  });
};

const toNames = (
  results: readonly { data?: { id: string; name: string | null } | undefined }[],
): ReadonlyMap<string, string> =>
  new Map(
    results.flatMap(({ data }) => (data && data.name !== null ? [[data.id, data.name]] : [])),
  );
