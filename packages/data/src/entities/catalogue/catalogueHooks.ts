import {
  localize,
  localizeCatalogue,
  type AppError,
  type Catalogue,
  type ClassDetails,
} from '@gschool/domain';
import type { UseQueryResult } from '@tanstack/react-query';

import { lifetimes } from '../../cache/lifetimes';
import { catalogueKeys } from './catalogue';
import { useLocalize } from '../../queries/useLocalize';
import { useMemberQuery } from '../../queries/useMemberQuery';

/** The catalog index in the content language. `forbidden` without a subscription. */
export const useCatalogue = (): UseQueryResult<Catalogue, AppError> =>
  useMemberQuery({
    key: catalogueKeys.catalogue,
    staleTime: lifetimes.catalogue,
    read: (backend) => backend.catalogue.catalogue(),
    select: useLocalize(localizeCatalogue),
  });

/** A class without its media, in the content language. `notFound` for an unknown id. */
export const useClass = (id: string): UseQueryResult<ClassDetails, AppError> =>
  useMemberQuery({
    key: (uid) => catalogueKeys.class(uid, id),
    staleTime: lifetimes.video,
    read: (backend) => backend.catalogue.details(id),
    select: useLocalize<ClassDetails>(localize),
  });
