import '../../i18n/goods';
import '../../i18n/landing';

export { LandingPage as Component } from '../../features/landing/LandingPage';
