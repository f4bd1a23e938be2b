import '../../i18n/en/shopping.messages.json';

import { Alert } from '@gschool/ui';
import type { Product } from '@gschool/domain';

import { useT } from '../../i18n/useT';
import { setCartNotice, useCartNotice } from './cartNotice';
import { cartNoticeMessage } from './noticeMessages';

/** Says which part of the last cart change failed; can be dismissed. */
export function CartNoticeAlert({ products }: { products: readonly Product[] }) {
  const t = useT();
  const notice = useCartNotice();
  if (!notice) return null;
  return (
    <Alert variant="warning" onDismiss={() => setCartNotice(null)}>
      {cartNoticeMessage(notice, products, t)}
    </Alert>
  );
}
