/** The messages of tags. */
export const tagMessages = {
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string) => `${label} removed`,
  more: (count: number) => `+${count} more`,
  fewer: 'Show fewer',
};
