import { Navigate } from 'react-router-dom';

import { paths } from '../config/paths';

/** `/history`: the address that members know by heart leads to the tab. */
export function Component() {
  return <Navigate to={paths.history} replace />;
}
