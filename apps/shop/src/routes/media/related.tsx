import '../../i18n/media';

export { RelatedPage as Component } from '../../features/media/pages/RelatedPage';
