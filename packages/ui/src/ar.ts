// Entry `@gschool/ui/ar`: the library's messages in Arabic, loaded with Arabic.
export * from './messages/ar';
