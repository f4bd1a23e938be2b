// Entry `@gschool/app/preview`: the messages between the studio and the site's preview.
export * from './protocol';
export { PREVIEW_PATH } from './previewPath';
