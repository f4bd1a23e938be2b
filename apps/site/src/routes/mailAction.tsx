import '../i18n/auth';
import '../i18n/mails';

import { MailLinkPage } from '../features/auth/mails/MailLinkPage';

/** `/auth/action` */
export const Component = MailLinkPage;
