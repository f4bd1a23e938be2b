/** What a screen reader announces at one place of a page. */
export interface AnnouncedItem {
  /** Role, name, value, description and states, such as `button, Save, disabled`. */
  phrase: string;
  role: string;
  name: string;
  /** Whether the item begins a part of the page that contains the next items. */
  isContainer: boolean;
  /** Whether the item is, or is in, the current one of several links or steps. */
  isCurrent: boolean;
  /** Where the item is, for messages. */
  about: string;
}
