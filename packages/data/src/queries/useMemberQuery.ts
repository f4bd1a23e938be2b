import type { AppError } from '@gschool/domain';
import {
  useQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';

import type { Backend } from '../backend';
import { useServices } from '../services/ServicesProvider';
import { useSession } from '../session/useSession';
import { takeEarlyRead } from './earlyReads';
import { withFreshToken } from './retry';

/** A query of the signed-in member. */
export interface MemberQuery<T> {
  key: (uid: string) => QueryKey;
  staleTime: NonNullable<UseQueryOptions<T, AppError>['staleTime']>;
  read: (backend: Backend, uid: string) => Promise<T>;
  /** Transforms the data. Runs again when the function changes. */
  select?: ((answer: T) => T) | undefined;
}

/** Reads data for the signed-in member; pending while no one is signed in. */
export const useMemberQuery = <T>(query: MemberQuery<T>): UseQueryResult<T, AppError> => {
  const { session } = useServices();
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  return useQuery<T, AppError>({
    queryKey: query.key(uid),
    enabled: uid !== '',
    staleTime: query.staleTime,
    ...(query.select && { select: query.select }),
    queryFn: ({ queryKey }) => {
      const read = () => withFreshToken(session, (backend) => query.read(backend, uid));
      const early = takeEarlyRead(session, queryKey) as Promise<T> | null;
      return early?.catch(read) ?? read();
    },
  });
};
