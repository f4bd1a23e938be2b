import {
  localize,
  localizeCatalogue,
  type AppError,
  type Catalogue,
  type ClassDetails,
  type LibraryState,
} from '@gschool/domain';
import type { UseQueryResult } from '@tanstack/react-query';

import { lifetimes } from '../../cache/lifetimes';
import { queryKeys } from '../../queries/queryKeys';
import { usePendingChanges } from '../library/usePendingChanges';
import { useLocalize } from '../../queries/useLocalize';
import { useMemberQuery } from '../../queries/useMemberQuery';

/** The catalog index in the content language. `forbidden` without a subscription. */
export const useCatalogue = (): UseQueryResult<Catalogue, AppError> =>
  useMemberQuery({
    key: queryKeys.catalogue,
    staleTime: lifetimes.catalogue,
    read: (backend) => backend.catalogue.catalogue(),
    select: useLocalize(localizeCatalogue),
  });

/** A class without its media, in the content language. `notFound` for an unknown id. */
export const useClass = (id: string): UseQueryResult<ClassDetails, AppError> =>
  useMemberQuery({
    key: (uid) => queryKeys.class(uid, id),
    staleTime: lifetimes.video,
    read: (backend) => backend.catalogue.details(id),
    select: useLocalize<ClassDetails>(localize),
  });

/**
 * The member's positions and lists, including pending changes. The shortest lifetime of both
 * applies.
 */
export const useLibrary = (): UseQueryResult<LibraryState, AppError> =>
  useMemberQuery({
    key: queryKeys.library,
    staleTime: lifetimes.history,
    read: (backend, uid) => backend.library.read(uid),
    select: usePendingChanges()?.library,
  });
