/** What a screen reader announces at one place in a page. */
export interface AnnouncedItem {
  /** Role, name, value, description and states, such as `button, Save, disabled`. */
  phrase: string;
  role: string;
  name: string;
  /** Whether the item begins a container of the items that follow. */
  isContainer: boolean;
  /** Whether the item is the current one of several links or steps, or inside it. */
  isCurrent: boolean;
  /** The item's location, for messages. */
  about: string;
}
