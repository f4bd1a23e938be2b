import '../i18n/extra';

export { AboutPage as Component } from '../features/pages/AboutPage';
