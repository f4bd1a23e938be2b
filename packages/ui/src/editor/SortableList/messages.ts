/** The messages of a list that can be sorted. Numbers are formatted. */
export const sortableListMessages = {
  /** The name of the handle, and of the buttons that it shows. */
  move: (label: string) => `Move ${label}`,
  /** What a handle is, for screen readers. */
  movable: 'movable',
  help: 'Press Space to pick the item up, move it with the arrow keys, and press Space again to drop it. Press Escape to leave it where it was. A click shows buttons instead.',
  pickedUp: (label: string, place: string, count: string) =>
    `${label} picked up, position ${place} of ${count}.`,
  isAt: (label: string, place: string, count: string) =>
    `${label} is at position ${place} of ${count}.`,
  dropped: (label: string, place: string, count: string) =>
    `${label} dropped at position ${place} of ${count}.`,
  cancelled: (label: string, place: string, count: string) =>
    `${label} is back at position ${place} of ${count}.`,
  up: 'Up',
  down: 'Down',
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string) => `${label} removed`,
  add: 'Add',
};
