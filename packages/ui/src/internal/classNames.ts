/** Joins the class names that are there; undefined when none is, so no empty attribute. */
export const classNames = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
