// The registry. Each line exports a theme's seed file. Everything else is derived from the seeds.
export { amazonprime } from './amazonprime';
export { dark } from './dark';
export { gschool } from './gschool';
export { hotstar } from './hotstar';
export { hulu } from './hulu';
