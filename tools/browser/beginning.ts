import { fromLocalTime } from '../../packages/domain/src/time/localTime';
import { isTimezone } from '../../packages/domain/src/time/zone';

/** The date, the time and the time zone at which the tests' pages begin. */
export interface Beginning {
  /** A local date and time: `2027-02-28T23:58`, with seconds if necessary. */
  local: string;
  /** IANA zone. */
  zone: string;
  /** The instant in epoch milliseconds. */
  at: number;
}

/** By default, journeys and stories begin on a Wednesday morning in the middle of a month. */
const DEFAULT_LOCAL = '2027-06-16T10:30';
const DEFAULT_ZONE = 'Europe/Lisbon';

/** Checks a local date and time and a zone. Throws for an unknown zone and an invalid date. */
export function parseBeginning(local: string, zone: string): Beginning {
  if (!isTimezone(zone)) throw new Error(`Not a time zone: ${zone}. Use one like Asia/Kathmandu.`);
  const wall = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)
    ? Date.parse(`${local}Z`)
    : Number.NaN;
  // The platform treats February 30 as March 2.
  const isDate = !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(local);
  if (!isDate) throw new Error(`Not a date and time: ${local}. Use 2027-02-28T23:58.`);
  return { local, zone, at: fromLocalTime(local, zone) };
}

/** The beginning set by `TEST_AT` and `TEST_ZONE`. */
export const readBeginning = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): Beginning => parseBeginning(env['TEST_AT'] || DEFAULT_LOCAL, env['TEST_ZONE'] || DEFAULT_ZONE);

/**
 * Removes `--at LOCAL_TIME` and `--zone ZONE` from a command's options, and sets the variables for
 * the processes that the command starts. Returns the other options. Throws in the same cases as
 * `parseBeginning`.
 */
export function takeBeginningOptions(options: readonly string[]): string[] {
  const names: Readonly<Record<string, string>> = { '--at': 'TEST_AT', '--zone': 'TEST_ZONE' };
  const rest: string[] = [];
  for (let index = 0; index < options.length; index += 1) {
    const [option = '', inline] = (options[index] ?? '').split('=', 2);
    const variable = names[option];
    if (!variable) rest.push(options[index] ?? '');
    else process.env[variable] = inline ?? options[(index += 1)] ?? '';
  }
  readBeginning();
  return rest;
}

/**
 * Shifts `Date` in a page by a number of milliseconds. Time keeps running, and nothing else is
 * replaced: videos, timers, frames and measurements are real.
 */
const getMoveDateScript = (by: number): string => `(() => {
  const RealDate = Date;
  const now = () => RealDate.now() + ${by};
  const MovedDate = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(
        target,
        values.length > 0 ? values : [now()],
        newTarget === MovedDate ? target : newTarget,
      ),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  RealDate.prototype.constructor = MovedDate;
  globalThis.Date = MovedDate;
})();`;

/** A Playwright browser context. */
interface Context<Script> {
  addInitScript(script: { content: string }): Promise<Script>;
}

/**
 * Makes the pages of a context begin at an instant: they show it now, and time continues from
 * there, even after a reload. Workers keep the real time, because ours don't read it. Returns the
 * script that does this in the pages.
 */
export const startClock = <Script>(context: Context<Script>, at: number): Promise<Script> =>
  context.addInitScript({ content: getMoveDateScript(at - Date.now()) });
