import { Button } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';

/** Links a lapsed member to the watch history (docs/product/access.md#lapsed-members). */
export function HistoryLink() {
  const t = useT();
  return (
    <Button variant="quiet" href={paths.history}>
      {t('menu.watchHistory')}
    </Button>
  );
}
