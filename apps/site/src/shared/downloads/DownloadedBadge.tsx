import '../../i18n/en/downloads.messages.json';

import { useDownload } from '@gschool/data/downloads';
import { Badge, icons } from '@gschool/ui';

import { useT } from '../../i18n/useT';

/** Marks a class that is on this device. */
export function DownloadedBadge({ classId }: { classId: string }) {
  const t = useT();
  const download = useDownload(classId);
  if (download?.status !== 'done') return null;
  return (
    <Badge tone="success" icon={icons.check}>
      {t('downloads.isDone')}
    </Badge>
  );
}
