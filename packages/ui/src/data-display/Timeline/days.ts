const DAY_MS = 86_400_000;

/** The day of a moment in a time zone, `2026-11-27`; '' for an invalid date. */
export function getDay(at: number, timeZone: string | undefined): string {
  if (Number.isNaN(at)) return '';
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const get = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${get('year')}-${get('month')}-${get('day')}`;
}

/** How many days a day is after another one: 1 for tomorrow. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Things of one day. */
export interface Day<Item> {
  /** `2026-11-27` */
  day: string;
  items: readonly Item[];
}

/** Groups things by day. They keep their order, so a day that comes back begins a new group. */
export function groupByDay<Item extends { at: string }>(
  items: readonly Item[],
  timeZone: string | undefined,
): Day<Item>[] {
  const days: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = getDay(Date.parse(item.at), timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
