// Entry `@gschool/ui/ar`: the library's words in Arabic, loaded when it is chosen.
export * from './messages/ar';
