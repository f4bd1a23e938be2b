import '../../i18n/media';

export { HomePage as Component } from '../../features/media/pages/HomePage';
