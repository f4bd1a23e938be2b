import '../i18n/watch';

import { useParams } from 'react-router-dom';

import { WatchPage } from '../features/watch/WatchPage';

/** `/videos/watch/{id}` */
export function Component() {
  const { id = '' } = useParams();
  return <WatchPage key={id} id={id} />;
}
