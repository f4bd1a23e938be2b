import '../../i18n/media';

export { MoviesPage as Component } from '../../features/media/pages/MoviesPage';
