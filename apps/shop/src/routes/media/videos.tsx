import '../../i18n/media';

export { VideosPage as Component } from '../../features/media/pages/VideosPage';
