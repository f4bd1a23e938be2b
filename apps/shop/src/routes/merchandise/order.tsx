import '../../i18n/goods';
import '../../i18n/orders';

import { useParams } from 'react-router-dom';

import { OrderPage } from '../../features/orders/OrderPage';

/** `/merchandise/account/orders/:id`. */
export function Component() {
  const { id = '' } = useParams();
  return <OrderPage key={id} number={id} />;
}
