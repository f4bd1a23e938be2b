import '../../i18n/media';

export { ShowsPage as Component } from '../../features/media/pages/ShowsPage';
