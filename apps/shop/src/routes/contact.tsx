import '../i18n/extra';

export { ContactPage as Component } from '../features/pages/ContactPage';
