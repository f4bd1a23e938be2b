export {
  breakpointDown,
  breakpoints,
  breakpointUp,
  exceptLargeTextPhone,
  largeTextPhone,
  type Breakpoint,
} from './breakpoints';
export { vars } from './contract.css';
export { hiddenText } from './hiddenText';
export { lineLength } from './lineLength';
export { themeClass, themeLabel, themeNames } from './names';
export { registry, type ThemeName } from './registry';
export type { Seed } from './seeds/seed';
