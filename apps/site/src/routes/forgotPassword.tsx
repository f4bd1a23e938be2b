import '../i18n/auth';
import '../i18n/mails';

import { ForgotPassword } from '../features/auth/mails/ForgotPassword';

/** `/auth/forgot-password` */
export const Component = ForgotPassword;
