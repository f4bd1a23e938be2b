import { fromLocalTime } from '../../packages/domain/src/time/localTime';
import { isTimezone } from '../../packages/domain/src/time/zone';

/** The date, the time and the time zone at which pages of tests begin. */
export interface Beginning {
  /** A local date and time: `2027-02-28T23:58`, with seconds if needed. */
  local: string;
  /** IANA zone. */
  zone: string;
  /** The instant in epoch milliseconds. */
  at: number;
}

/** Without options, journeys and stories begin on a Wednesday morning in the middle of a month. */
const DEFAULT_LOCAL = '2027-06-16T10:30';
const DEFAULT_ZONE = 'Europe/Lisbon';

/** Checks a local date and time and a zone. Throws for an unknown zone and an invalid date. */
export function parseBeginning(local: string, zone: string): Beginning {
  if (!isTimezone(zone)) throw new Error(`Not a time zone: ${zone}. Use one like Asia/Kathmandu.`);
  const wall = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)
    ? Date.parse(`${local}Z`)
    : Number.NaN;
  // The platform takes February 30 for March 2.
  const isDate = !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(local);
  if (!isDate) throw new Error(`Not a date and time: ${local}. Use 2027-02-28T23:58.`);
  return { local, zone, at: fromLocalTime(local, zone) };
}

/** The beginning that `TEST_AT` and `TEST_ZONE` name. */
export const readBeginning = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): Beginning => parseBeginning(env['TEST_AT'] || DEFAULT_LOCAL, env['TEST_ZONE'] || DEFAULT_ZONE);

/**
 * Takes `--at LOCAL_TIME` and `--zone ZONE` out of the options of a command, and sets the variables
 * for what it starts. Returns the other options. Throws as `parseBeginning` does.
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
 * Moves `Date` in a page by a number of milliseconds. Time keeps running, and nothing else is
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

/** A browser context of Playwright. */
interface Context<Script> {
  addInitScript(script: { content: string }): Promise<Script>;
}

/**
 * Lets the pages of a context begin at an instant, now: they show it and count on from there, also
 * after a reload. Workers keep the real time: ours don't read it. Returns the script of the pages.
 */
export const startClock = <Script>(context: Context<Script>, at: number): Promise<Script> =>
  context.addInitScript({ content: getMoveDateScript(at - Date.now()) });
