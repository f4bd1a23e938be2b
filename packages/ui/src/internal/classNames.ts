/**
 * Joins the defined class names; undefined if there is none, so that no empty attribute is
 * rendered.
 */
export const classNames = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
