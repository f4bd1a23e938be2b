// The registry: one line per theme, the file of its seed. Everything else is derived from it.
export { amazonprime } from './amazonprime';
export { dark } from './dark';
export { gschool } from './gschool';
export { hotstar } from './hotstar';
export { hulu } from './hulu';
