// Entry `@gschool/ui/ar`: the library's messages in Arabic, loaded with Arabic.
export { ar } from './messages/ar';
