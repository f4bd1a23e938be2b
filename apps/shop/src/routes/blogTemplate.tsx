import '../i18n/blog';

export { TemplatePage as Component } from '../features/blog/TemplatePage';
