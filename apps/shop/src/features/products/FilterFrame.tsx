import { Icon, icons, VisuallyHidden } from '@gschool/ui';
import type { ReactNode } from 'react';

import { useT } from '../../i18n/useT';
import * as css from './FilterGroup.css';

/** One facet: a heading that opens and closes what can be chosen of it. */
export function FilterFrame({
  id,
  title,
  chosen,
  children,
}: {
  id: string;
  title: string;
  /** How many of its values are chosen. */
  chosen: number;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <details open id={id} className={css.group}>
      <summary className={css.summary}>
        <span>{title}</span>
        {chosen > 0 && (
          <span className={css.chosen}>
            <span aria-hidden="true">{chosen}</span>
            <VisuallyHidden>{t('products.chosenCount', { count: chosen })}</VisuallyHidden>
          </span>
        )}
        <span className={css.chevron}>
          <Icon icon={icons.chevronDown} size="small" />
        </span>
      </summary>
      {children}
    </details>
  );
}
