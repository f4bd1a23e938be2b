// Entry `@gschool/ui/ar`: the library's Arabic messages, which are loaded together with the app's.
export * from './messages/ar';
