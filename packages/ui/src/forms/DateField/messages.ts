/** The messages of a field for a date. */
export const dateFieldMessages = {
  /** The name of the button that shows a calendar. */
  choose: (label: string) => `Choose a date: ${label}`,
  /** The letters of a date in numbers: DD/MM/YYYY. */
  letters: { day: 'DD', month: 'MM', year: 'YYYY' },
  wrongDate: (example: string) => `Enter a date, such as ${example}`,
  beforeMin: (first: string) => `Enter ${first} or a later date`,
  afterMax: (last: string) => `Enter ${last} or an earlier date`,
};
