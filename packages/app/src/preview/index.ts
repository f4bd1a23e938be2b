// Entry `@gschool/app/preview`: the messages between the studio and the site's preview.
export * from './protocol';
