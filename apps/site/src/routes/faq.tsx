import '../i18n/faq';

export { FaqPage as Component } from '../features/faq/FaqPage';
