import '../../i18n/media';

export { RestrictedPage as Component } from '../../features/media/pages/RestrictedPage';
