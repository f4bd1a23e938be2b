import { fromLocalTime, type Level } from '@gschool/domain';
import type { SourceEntry } from '@gschool/domain/content-pack';

import { addDays, toLocalDate } from '../../../shared/localDays';

/** The fields of a class that hold a list of words. */
const tagFields = ['equipment', 'focus', 'collections', 'phases'] as const;
export type TagField = (typeof tagFields)[number];

/** What to change in the selected classes. A field that is missing stays as it is. */
export interface BulkEdit {
  style?: string;
  level?: Level;
  /** `''` removes the instructor. */
  instructor?: string;
  add?: Readonly<Partial<Record<TagField, readonly string[]>>>;
  remove?: Readonly<Partial<Record<TagField, readonly string[]>>>;
  public?: boolean;
  archived?: boolean;
  /** How many days later the class is released; negative for earlier. The time of day stays. */
  shiftDays?: number;
}

/** Whether nothing is to be changed. */
export const isEmptyEdit = ({ add = {}, remove = {}, ...fields }: BulkEdit): boolean =>
  Object.values(fields).every((value) => value === undefined || value === 0) &&
  [...Object.values(add), ...Object.values(remove)].every((values) => values.length === 0);

const changeTags = (
  tags: readonly string[],
  add: readonly string[],
  remove: readonly string[],
): readonly string[] => {
  const next = [...tags.filter((tag) => !remove.includes(tag))];
  for (const tag of add) if (!next.includes(tag)) next.push(tag);
  return next.length === tags.length && next.every((tag, at) => tag === tags[at]) ? tags : next;
};

/** The same time of day some days later, in a time zone, also across a change of the clocks. */
export const shiftDate = (instant: string, days: number, zone: string): string => {
  const at = Date.parse(instant);
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(at);
  const date = addDays(toLocalDate(at, zone), days);
  return new Date(fromLocalTime(`${date}T${time}.000`, zone)).toISOString();
};

/**
 * The entry of a class with the edit applied; the same object if nothing changes.
 *
 * @param zone the time zone in which days are counted (IANA)
 */
export function applyBulkEdit(entry: SourceEntry, edit: BulkEdit, zone: string): SourceEntry {
  const changes: Record<string, unknown> = {};
  const set = (name: string, value: unknown) => {
    if (value !== undefined && entry[name] !== value) changes[name] = value;
  };
  set('style', edit.style);
  set('level', edit.level);
  set('public', edit.public);
  set('archived', edit.archived);
  if (edit.instructor !== undefined && (entry['instructor'] ?? '') !== edit.instructor)
    changes['instructor'] = edit.instructor === '' ? undefined : edit.instructor;
  for (const field of tagFields) {
    const tags = (entry[field] ?? []) as readonly string[];
    const next = changeTags(tags, edit.add?.[field] ?? [], edit.remove?.[field] ?? []);
    if (next !== tags) changes[field] = next;
  }
  const releasedAt = entry['releasedAt'];
  if (edit.shiftDays && typeof releasedAt === 'string')
    changes['releasedAt'] = shiftDate(releasedAt, edit.shiftDays, zone);
  if (Object.keys(changes).length === 0) return entry;
  const next: Record<string, unknown> = { ...entry, ...changes };
  for (const name in next) if (next[name] === undefined) delete next[name];
  return next as SourceEntry;
}
