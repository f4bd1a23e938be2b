import '../i18n/about';

export { WelcomeLetter as Component } from '../features/about/WelcomeLetter';
