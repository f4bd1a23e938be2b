export { Service as Component } from '../features/shell/Service';
