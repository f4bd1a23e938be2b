/** The messages of an event. */
export const eventMessages = {
  startsIn: 'Starts in',
  open: 'Doors are open',
  live: 'Live now',
  full: 'Fully booked',
  past: 'Over',
  cancelled: 'Canceled',
};
