import '../i18n/auth';
import '../i18n/mails';

import { VerifyEmail } from '../features/auth/mails/VerifyEmail';

/** `/auth/verify-email` */
export const Component = VerifyEmail;
