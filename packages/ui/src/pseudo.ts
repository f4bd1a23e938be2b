// Entry `@gschool/ui/pseudo`: words of German length, for measuring layouts.
export * from './app/pseudo';
