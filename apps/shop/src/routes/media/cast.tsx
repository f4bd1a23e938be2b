import '../../i18n/media';

export { CastPage as Component } from '../../features/media/pages/CastPage';
