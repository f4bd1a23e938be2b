/** The messages of a field for a date and time, beside those of a field for a date. */
export const dateTimeFieldMessages = {
  date: 'Date',
  time: 'Time',
  zone: 'Time zone',
  wrongTime: (example: string) => `Enter a time, such as ${example}`,
  missingDate: 'Enter the date, too',
  missingTime: 'Enter the time, too',
  /** The same instant for the person who reads it. */
  forYou: (dateAndTime: string) => `For you: ${dateAndTime}`,
  /** Clocks go forward. */
  skipped: (time: string, actual: string) =>
    `Clocks go forward on this day and never show ${time}. The time is ${actual}.`,
  /** Clocks go back. The label of a choice between `first` and `second`. */
  repeated: (time: string) => `Clocks go back on this day and show ${time} twice`,
  first: (zone: string) => `The first time (${zone})`,
  second: (zone: string) => `The second time (${zone})`,
};
