import '../i18n/browse';

import { useParams } from 'react-router-dom';

import { InstructorPage } from '../features/instructors/InstructorPage';

/** `/videos/instructor/{id}` */
export function Component() {
  const { id = '' } = useParams();
  return <InstructorPage key={id} id={id} />;
}
