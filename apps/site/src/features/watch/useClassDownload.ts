import { useDownloadedClass, type DownloadedClass } from '@gschool/data/downloads';

import { useDownloadAccess } from '../../shared/downloads/useDownloadAccess';

/** The open class as it is on this device. */
export interface ClassDownload {
  /** Null when the class is not downloaded, or may not be opened now. */
  data: DownloadedClass | null;
  isPending: boolean;
  /** It is downloaded, and opens once the member has been online. */
  needsCheck: boolean;
}

/** The downloaded class, and whether it may be opened (docs/product/downloads.md#downloads). */
export function useClassDownload(id: string): ClassDownload {
  const { data, isPending } = useDownloadedClass(id);
  const isOpen = useDownloadAccess() === 'yes';
  return { data: isOpen ? data : null, isPending, needsCheck: data !== null && !isOpen };
}
