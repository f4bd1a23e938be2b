import '../i18n/extra';

export { ComingSoonPage as Component } from '../features/pages/ComingSoonPage';
