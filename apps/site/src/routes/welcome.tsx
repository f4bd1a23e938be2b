import '../i18n/welcome';

export { WelcomePage as Component } from '../features/welcome/WelcomePage';
