import { Button } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';

/** A lapsed member keeps the history, and this is the way to it (decisions, "Pages and menus"). */
export function HistoryLink() {
  const t = useT();
  return (
    <Button variant="quiet" href={paths.history}>
      {t('menu.watchHistory')}
    </Button>
  );
}
