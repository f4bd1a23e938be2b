import { isSameJson } from '../../log/canonicalJson';
import { rowKeys } from './flattenEntry';
import { refuse, type MergedValue, type Versions } from './mergedValue';
import { mergeOrder } from './mergeOrder';
import { mergeRows } from './mergeRows';
import { fromTexts, isRows, isTranslated, toTexts, type Row, type Texts } from './texts';

/** The list of a series' classes, the only list of texts whose order members see. */
const ORDERED_LIST = 'videos';

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** The three lists if all versions are lists of one kind. A missing list is empty. */
const toLists = <Item>(
  { base, mine, theirs }: Versions,
  isList: (value: unknown) => value is readonly Item[],
): Versions<readonly Item[]> | null => {
  const lists = { base: base ?? [], mine: mine ?? [], theirs: theirs ?? [] };
  return isList(lists.base) && isList(lists.mine) && isList(lists.theirs)
    ? (lists as Versions<readonly Item[]>)
    : null;
};

/** Applies the additions and removals of both sides: what is left of `base`, then what is new. */
const mergeSets = ({ base, mine, theirs }: Versions<readonly string[]>): readonly string[] => {
  const isNew = (item: string) => !base.includes(item);
  return [
    ...base.filter((item) => mine.includes(item) && theirs.includes(item)),
    ...[...new Set([...mine, ...theirs].filter(isNew))].toSorted(),
  ];
};

const mergeTexts = (path: string, versions: Versions<Texts>, language: string): MergedValue => {
  const { base, mine, theirs } = versions;
  const tags = new Set(Object.values(versions).flatMap((texts: Texts) => Object.keys(texts)));
  const results = [...tags].map((tag) => ({
    tag,
    ...mergeValue(
      `${path}.${tag}`,
      '',
      { base: base[tag], mine: mine[tag], theirs: theirs[tag] },
      language,
    ),
  }));
  const texts = results.flatMap(({ tag, value }) =>
    typeof value === 'string' ? [[tag, value] as const] : [],
  );
  return {
    value: fromTexts(Object.fromEntries(texts), language),
    elsewhere: results.flatMap((one) => one.elsewhere),
    conflicts: results.flatMap((one) => one.conflicts),
  };
};

/** Merges a field that both sides changed. */
const mergeChanged = (
  path: string,
  name: string,
  versions: Versions,
  language: string,
): MergedValue => {
  const { base, mine, theirs } = versions;
  if (isTranslated(name)) {
    const texts = [base, mine, theirs].map((value) => toTexts(value, language));
    const [first, second, third] = texts;
    return first && second && third
      ? mergeTexts(path, { base: first, mine: second, theirs: third }, language)
      : refuse(path, versions);
  }
  const rows = name in rowKeys ? toLists(versions, isRows) : null;
  if (rows !== null) return mergeRows(path, rows, (row) => mergeFields('', row, language));
  const lists = Array.isArray(mine) || Array.isArray(theirs) ? toLists(versions, isTextList) : null;
  if (lists === null) return refuse(path, versions);
  const value =
    name === ORDERED_LIST ? mergeOrder(lists.base, lists.mine, lists.theirs) : mergeSets(lists);
  if (value === null) return refuse(path, versions);
  return { value, elsewhere: isSameJson(value, mine) ? [] : [path], conflicts: [] };
};

const mergeValue = (
  path: string,
  name: string,
  versions: Versions,
  language: string,
): MergedValue => {
  const { base, mine, theirs } = versions;
  if (isSameJson(base, theirs) || isSameJson(mine, theirs))
    return { value: mine, elsewhere: [], conflicts: [] };
  if (isSameJson(base, mine)) {
    const changed = isTranslated(name)
      ? mergeChanged(path, name, versions, language).elsewhere
      : [];
    return { value: theirs, elsewhere: changed.length > 0 ? changed : [path], conflicts: [] };
  }
  return mergeChanged(path, name, versions, language);
};

/** Merges the fields of an entry or of a row. `prefix` is what their paths begin with. */
export const mergeFields = (
  prefix: string,
  { base, mine, theirs }: Versions<Row>,
  language: string,
): MergedValue & { value: Row } => {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)]);
  const results = [...names].map((name) => ({
    name,
    ...mergeValue(
      prefix + name,
      name,
      { base: base[name], mine: mine[name], theirs: theirs[name] },
      language,
    ),
  }));
  return {
    value: Object.fromEntries(
      results.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const])),
    ),
    elsewhere: results.flatMap((one) => one.elsewhere),
    conflicts: results.flatMap((one) => one.conflicts),
  };
};
