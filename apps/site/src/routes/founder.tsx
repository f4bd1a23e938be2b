import '../i18n/about';

export { FounderPage as Component } from '../features/about/FounderPage';
