import '../i18n/extra';

export { FaqPage as Component } from '../features/pages/FaqPage';
