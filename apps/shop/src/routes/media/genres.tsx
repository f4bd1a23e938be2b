import '../../i18n/media';

export { GenresPage as Component } from '../../features/media/pages/GenresPage';
