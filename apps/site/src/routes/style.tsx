import '../i18n/browse';

import { useParams } from 'react-router-dom';

import { StylePage } from '../features/styles/StylePage';

/** `/videos/style/{id}` */
export function Component() {
  const { id = '' } = useParams();
  return <StylePage key={id} id={id} />;
}
