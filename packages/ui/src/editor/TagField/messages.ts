/** The messages of a field for tags. Numbers are formatted. */
export const tagFieldMessages = {
  /** The last option while people type a new tag. */
  addNew: (text: string) => `Add “${text}”`,
  /** Announced. */
  added: (label: string) => `${label} added`,
  addedMany: (formatted: string, _count: number) => `${formatted} added`,
  alreadyThere: (label: string) => `${label} is already there`,
  /** Focus has left the field, and its text is not a value yet. */
  notAdded: (text: string) => `“${text}” isn’t added yet. Press Enter in this field to add it.`,
  /** The text is not one of the options. */
  unknown: (text: string) => `“${text}” isn’t one of the options.`,
  limit: (formatted: string, _count: number) => `At most ${formatted}.`,
  full: (formatted: string, _count: number) => `At most ${formatted}. Remove one to add another.`,
  /** The name of the list of tags. */
  listOf: (label: string) => `Selected: ${label}`,
};
