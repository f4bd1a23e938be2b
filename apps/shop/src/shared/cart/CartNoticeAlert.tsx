import '../../i18n/en/shopping.messages.json';

import { Alert } from '@gschool/ui';

import type { Product } from '@gschool/domain';

import { useT } from '../../i18n/useT';
import { setCartNotice, useCartNotice } from './cartNotice';
import { cartNoticeMessage } from './noticeMessages';

/** What of the last change could not be done; goes when it has been read. */
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
