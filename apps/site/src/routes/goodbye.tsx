import '../i18n/profile';

import { Goodbye } from '../features/profile/account/Goodbye';

/** `/goodbye`, once an account was deleted */
export const Component = Goodbye;
