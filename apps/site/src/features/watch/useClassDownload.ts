import { ContentLanguageContext } from '@gschool/data';
import { useDownloadedClass } from '@gschool/data/downloads';
import { localize, type ClassDetails, type Playback } from '@gschool/domain';
import { use, useMemo } from 'react';

import { useDownloadAccess } from '../../shared/downloads/useDownloadAccess';

/** The open class as it is on this device. */
export interface ClassDownload {
  /** Null when the class is not downloaded, or may not be opened now. */
  data: { details: ClassDetails; playback: Playback } | null;
  isPending: boolean;
  /** It is downloaded, and opens once the member has been online. */
  needsCheck: boolean;
}

/** The downloaded class in the content language, and whether it may be opened. */
export function useClassDownload(id: string): ClassDownload {
  const { data, isPending } = useDownloadedClass(id);
  const access = useDownloadAccess();
  const reader = use(ContentLanguageContext);
  const localized = useMemo(
    () => data && { details: localize(data.details, reader), playback: data.playback },
    [data, reader],
  );
  return {
    data: access === 'yes' ? localized : null,
    isPending,
    needsCheck: data !== null && access !== 'yes',
  };
}
