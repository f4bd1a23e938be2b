import '../i18n/browse';

import { InstructorsPage } from '../features/instructors/InstructorsPage';

/** `/videos/filter/instructor-inspo` */
export const Component = InstructorsPage;
