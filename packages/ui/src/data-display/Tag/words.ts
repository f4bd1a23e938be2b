/** The words of tags. */
export const tagWords = {
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string) => `${label} removed`,
  more: (count: number) => `+${count} more`,
  fewer: 'Show fewer',
};
