/** The messages of the timeline. */
export const timelineMessages = {
  today: 'Today',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  undated: 'No date',
  justNow: 'just now',
  by: 'By',
  details: 'Details',
};
