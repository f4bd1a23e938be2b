import '../i18n/browse';

import { useParams } from 'react-router-dom';

import { SeriesPage } from '../features/series/SeriesPage';

/** `/videos/series/{id}` */
export function Component() {
  const { id = '' } = useParams();
  return <SeriesPage key={id} id={id} />;
}
