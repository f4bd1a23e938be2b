import { useIndexing } from '@gschool/app/routes';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { NotFound } from '../../shared/NotFound';

/** The event does not exist, or not any more. */
export function EventNotFound() {
  const t = useT();
  useIndexing({ isIndexed: false });
  return (
    <NotFound
      title={t('event.notFoundTitle')}
      listLink={{ label: t('event.others'), href: paths.events }}
    >
      {t('event.notFound')}
    </NotFound>
  );
}
