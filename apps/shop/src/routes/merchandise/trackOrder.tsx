import '../../i18n/goods';
import '../../i18n/orders';

import { TrackPage } from '../../features/orders/TrackPage';

/** `/merchandise/track-order`. */
export function Component() {
  return <TrackPage />;
}
