import '../../i18n/media';

export { PlaylistsPage as Component } from '../../features/media/pages/PlaylistsPage';
