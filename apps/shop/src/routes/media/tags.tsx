import '../../i18n/media';

export { TagsPage as Component } from '../../features/media/pages/TagsPage';
