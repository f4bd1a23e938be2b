/**
 * The names of the keys that are shown as a symbol, for screen readers. The other keys are written
 * the way they are printed on keyboards, in every language.
 */
export const keyMessages = {
  command: 'Command',
  option: 'Option',
  control: 'Control',
  shift: 'Shift',
  up: 'Up arrow',
  down: 'Down arrow',
  left: 'Left arrow',
  right: 'Right arrow',
  enter: 'Enter',
};
