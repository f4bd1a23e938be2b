import { fold } from './fold';
import { normalizeTyped } from './typedNumber';

/** The order of the numbers of a date in a locale, such as `['day', 'month', 'year']`. */
export const getDateOrder = (locale: string): ('day' | 'month' | 'year')[] =>
  new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/**
 * Parses a date that a person typed in numbers, with any digits and separators: `2026-11-27`,
 * `11/27/2026`, `٢٧/١١/٢٠٢٦`, `27.11.26`, `27112026`. A year at the start is followed by the month;
 * otherwise the order is that of the locale. Undefined if the text is not such a date. The result is
 * `2026-11-27`.
 */
export function parseTypedDate(text: string, locale: string): string | undefined {
  const plain = normalizeTyped(text).trim();
  if (!/^\d[\d\s./\-,،]*$/.test(plain)) return undefined;
  let numbers: string[] = plain.match(/\d+/g) ?? [];
  const order = getDateOrder(locale);
  const [only] = numbers;
  if (numbers.length === 1 && only?.length === 8) {
    const lengths = order.map((part) => (part === 'year' ? 4 : 2));
    let at = 0;
    numbers = lengths.map((length) => only.slice(at, (at += length)));
  }
  if (numbers.length !== 3) return undefined;
  const parts = numbers[0]?.length === 4 ? (['year', 'month', 'day'] as const) : order;
  const get = (part: 'day' | 'month' | 'year') => numbers[parts.indexOf(part)] ?? '';
  if (!/^(?:\d{2}|\d{4})$/.test(get('year')) || get('month').length > 2 || get('day').length > 2) {
    return undefined;
  }
  const year = Number(get('year')) + (get('year').length === 2 ? 2000 : 0);
  const date = `${pad(year, 4)}-${pad(Number(get('month')))}-${pad(Number(get('day')))}`;
  const at = Date.parse(`${date}T00:00:00Z`);
  // Some engines accept February 30.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date) ? date : undefined;
}

/** The words for the halves of the day in a locale, folded: `['am', 'pm']`, `['ص', 'م']`. */
const getDayPeriods = (locale: string): string[] =>
  [0, 12].map((hour) => {
    const parts = new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      hourCycle: 'h12',
      timeZone: 'UTC',
    }).formatToParts(hour * 3_600_000);
    return fold(parts.find(({ type }) => type === 'dayPeriod')?.value ?? '');
  });

/** Everything but letters, so that `a.m.` is `am`. */
const MARKS = /[^\p{L}]/gu;

/** Words that every locale accepts. */
const mornings = ['a', 'am', 'ص', 'صباحا'].map(fold);
const evenings = ['p', 'pm', 'م', 'مساء'].map(fold);

/**
 * Parses a time of day that a person typed, with any digits: `18:30`, `6:30 PM`, `6.30pm`, `1830`,
 * `6 pm`, `٦:٣٠ م`. Without a half of the day, the hour is one of 24. Undefined if the text is not
 * such a time. The result is `18:30`.
 */
export function parseTypedTime(text: string, locale: string): string | undefined {
  const plain = fold(normalizeTyped(text)).trim();
  const [, before = '', first = '', , minutes = '', after = ''] =
    /^(\D*)(\d{1,4})(\s*[:.h\u066b]\s*(\d{2}))?(?::\d{2})?(\D*)$/u.exec(plain) ?? [];
  const isJoined = first.length > 2;
  if (first === '' || (isJoined && minutes !== '')) return undefined;
  let hour = Number(isJoined ? first.slice(0, -2) : first);
  const minute = Number(isJoined ? first.slice(-2) : minutes || '0');
  const period = `${before}${after}`.replace(MARKS, '');
  if (period !== '') {
    const [morning, evening] = getDayPeriods(locale).map((one) => one.replace(MARKS, ''));
    const isMorning = mornings.includes(period) || period === morning;
    const isEvening = evenings.includes(period) || period === evening;
    if ((!isMorning && !isEvening) || hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (isEvening ? 12 : 0);
  }
  return hour < 24 && minute < 60 ? `${pad(hour)}:${pad(minute)}` : undefined;
}
