import type { AppError, LibraryState } from '@gschool/domain';
import type { UseQueryResult } from '@tanstack/react-query';

import { lifetimes } from '../../cache/lifetimes';
import { useMemberQuery } from '../../queries/useMemberQuery';
import { libraryKeys } from './library';
import { usePendingChanges } from './usePendingChanges';

/**
 * The member's positions and lists, including pending changes. The shortest lifetime of both
 * applies.
 */
export const useLibrary = (): UseQueryResult<LibraryState, AppError> =>
  useMemberQuery({
    key: libraryKeys.library,
    staleTime: lifetimes.history,
    read: (backend, uid) => backend.library.read(uid),
    select: usePendingChanges()?.library,
  });
