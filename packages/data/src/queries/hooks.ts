import type {
  AppError,
  Catalogue,
  ClassDetails,
  LibraryState,
  LiveEvent,
  Playback,
} from '@gschool/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { lifetimes } from '../cache/lifetimes';
import { useSessionObject } from '../session/SessionProvider';
import { keys } from './keys';
import { useMemberQuery } from './useMemberQuery';

/** The compact index of all classes. `forbidden` without a subscription. */
export const useCatalogue = (): UseQueryResult<Catalogue, AppError> =>
  useMemberQuery({
    key: keys.catalogue,
    staleTime: lifetimes.catalogue,
    read: (backend) => backend.catalogue.catalogue(),
  });

/** Everything of a class but its film. `notFound` for an unknown id. */
export const useClass = (id: string): UseQueryResult<ClassDetails, AppError> =>
  useMemberQuery({
    key: (uid) => keys.details(uid, id),
    staleTime: lifetimes.video,
    read: (backend) => backend.catalogue.details(id),
  });

/** The film of a class; null while there is none. */
export const usePlayback = (id: string): UseQueryResult<Playback | null, AppError> =>
  useMemberQuery({
    key: (uid) => keys.playback(uid, id),
    staleTime: lifetimes.video,
    read: (backend) => backend.catalogue.playback(id),
  });

/** The member's positions and lists; fresh as long as the shortest of what is in it. */
export const useLibrary = (): UseQueryResult<LibraryState, AppError> =>
  useMemberQuery({
    key: keys.library,
    staleTime: lifetimes.history,
    read: (backend, uid) => backend.library.read(uid),
  });

/** Events from an instant on, soonest first; everyone may see them. `from` in epoch milliseconds. */
export const useUpcomingEvents = (
  from: number,
  limit = 12,
): UseQueryResult<readonly LiveEvent[], AppError> => {
  const session = useSessionObject();
  return useQuery<readonly LiveEvent[], AppError>({
    queryKey: keys.upcoming(limit),
    staleTime: lifetimes.unknown,
    queryFn: async () =>
      (await session.backend()).events.upcoming(new Date(from).toISOString(), limit),
  });
};
