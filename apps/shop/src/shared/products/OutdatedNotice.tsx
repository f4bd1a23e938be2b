import '../../i18n/en/shopping.messages.json';

import { useToasts } from '@gschool/ui';
import { useEffect, useEffectEvent } from 'react';

import { useT } from '../../i18n/useT';
import type { QueryState } from '../QueryResult';

const TOAST_ID = 'outdated-products';

/**
 * Says that prices and stock could not be read, so that those of the document may be old, until it is
 * closed or they are read. As a toast of a few words, because it comes when the products have been
 * painted: nothing may move then, and it must not be the largest text
 * (docs/product/prerendering.md#snapshot).
 */
export function OutdatedNotice({ query }: { query: QueryState<unknown> }) {
  const t = useT();
  const toasts = useToasts();
  const error = query.data === undefined ? query.error : null;
  const show = useEffectEvent(() =>
    toasts.show({
      id: TOAST_ID,
      variant: 'warning',
      title: t('products.outdated'),
      duration: Infinity,
      action: { label: t('error.retry'), onPress: () => void query.refetch() },
    }),
  );
  useEffect(() => {
    if (!error) return undefined;
    show();
    return () => toasts.close(TOAST_ID);
  }, [error, toasts]);
  return null;
}
