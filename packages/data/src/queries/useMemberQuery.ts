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
import { withFreshToken } from './retry';

/** A query of the signed-in member. */
export interface MemberQuery<T> {
  key: (uid: string) => QueryKey;
  staleTime: NonNullable<UseQueryOptions<T, AppError>['staleTime']>;
  /** When to read the data again while a page shows it, even in a hidden tab. */
  refetchInterval?: UseQueryOptions<T, AppError>['refetchInterval'];
  /** When to read the data again because the member returns to the page. Never if absent. */
  refetchOnWindowFocus?: UseQueryOptions<T, AppError>['refetchOnWindowFocus'];
  read: (backend: Backend, uid: string) => Promise<T>;
  /** Transforms the data. Runs again when the function changes. */
  select?: ((answer: T) => T) | undefined;
}

/** Reads data for the signed-in member; pending while nobody is signed in. */
export const useMemberQuery = <T>(query: MemberQuery<T>): UseQueryResult<T, AppError> => {
  const { session } = useServices();
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  return useQuery<T, AppError>({
    queryKey: query.key(uid),
    enabled: uid !== '',
    staleTime: query.staleTime,
    ...(query.select && { select: query.select }),
    ...(query.refetchInterval && {
      refetchInterval: query.refetchInterval,
      refetchIntervalInBackground: true,
    }),
    ...(query.refetchOnWindowFocus && { refetchOnWindowFocus: query.refetchOnWindowFocus }),
    queryFn: () => withFreshToken(session, (backend) => query.read(backend, uid)),
  });
};
