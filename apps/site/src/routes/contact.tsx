import '../i18n/about';

export { ContactPage as Component } from '../features/about/ContactPage';
