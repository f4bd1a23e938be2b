/** A view that an administrator has saved in this browser. */
export interface StoredView {
  name: string;
  /** The query of the URL, without `?`. */
  query: string;
}

/** More would not fit above a list. */
const MAX_VIEWS = 12;
const MAX_NAME_LENGTH = 60;

/** Parses stored views; anything else is left out. */
export const parseViews = (text: string | null): readonly StoredView[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .flatMap((view: unknown) => {
        const { name, query } = Object(view) as Partial<Record<keyof StoredView, unknown>>;
        return typeof name === 'string' && typeof query === 'string' ? [{ name, query }] : [];
      })
      .slice(0, MAX_VIEWS);
  } catch {
    return [];
  }
};

/** The views with one more; a view with the same name is replaced. */
export const addView = (views: readonly StoredView[], view: StoredView): readonly StoredView[] => {
  const name = view.name.trim().slice(0, MAX_NAME_LENGTH);
  if (name === '') return views;
  return [...views.filter((one) => one.name !== name), { ...view, name }].slice(-MAX_VIEWS);
};

/** Whether two queries have the same parameters, in any order. */
export const isSameQuery = (one: string, other: string): boolean => {
  const normalize = (query: string) => {
    const params = new URLSearchParams(query);
    params.sort();
    return params.toString();
  };
  return normalize(one) === normalize(other);
};
