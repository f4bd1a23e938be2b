import { AppError } from '@gschool/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { bufferErrors, type BufferedErrors } from './bufferErrors';
import { postReports } from './postReports';
import type { ErrorReport } from './report';
import { watchErrors } from './watchErrors';

/** The parts of a window that error handling needs. */
const createWindow = () =>
  Object.assign(new EventTarget(), { location: { pathname: '/videos' } }) as unknown as Window;

const createErrorEvent = (error: unknown, filename = ''): Event =>
  Object.assign(new Event('error', { cancelable: true }), { error, filename, message: '' });
const createRejectionEvent = (reason: unknown): Event =>
  Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });

const abort = Object.assign(new Error('The user aborted a request.'), { name: 'AbortError' });
const cutOff = new TypeError('Failed to fetch');

let target: Window;
let buffered: BufferedErrors;
let reports: ErrorReport[];
let logged: unknown[][];
const logError = console.error;

beforeEach(() => {
  target = createWindow();
  buffered = bufferErrors(target);
  reports = [];
  logged = [];
  console.error = (...args: unknown[]) => void logged.push(args);
});
afterEach(() => {
  console.error = logError;
  vi.restoreAllMocks();
});

const watch = (reporter = (report: ErrorReport): void => void reports.push(report)) =>
  watchErrors({ buffered, reporter, getRoute: (path) => `route of ${path}`, target, now: () => 7 });
const getReportedErrors = () => reports.map(({ error }) => error);

describe('postReports', () => {
  // The time that the redacting patterns need is not linear in the length of the text, so a long
  // text must not delay a report.
  it.each(['"', '{', '&', 'a-', '“', '1 ', '/', "='", '7', 'a.', 'x@', 'https:/', '0:'])(
    'sends a message of a million characters %j in a bounded time',
    (part) => {
      const sent: string[] = [];
      const report = postReports('https://reports.example', {
        getPrivateTexts: () => ['Mira', 'a b'],
        send: (_url, body) => sent.push(body) > 0,
      });
      const message = part.repeat(1_000_000 / part.length);
      const begun = performance.now();
      report({
        error: new Error(message),
        message,
        category: 'unknown',
        source: 'window',
        route: '/',
        at: 0,
      });
      // Without the limit, this takes hours. With it, it takes less than a second, or longer on a
      // busy machine.
      expect(performance.now() - begun).toBeLessThan(60_000);
      expect(sent.join().length).toBeLessThan(6000);
    },
    120_000,
  );
});

describe('watchErrors', () => {
  it('reports uncaught errors with route and category', () => {
    watch();
    const error = new AppError({ kind: 'offline' });
    target.dispatchEvent(createRejectionEvent(error));
    expect(reports).toEqual([
      {
        error,
        message: 'offline',
        category: 'network',
        source: 'promise',
        route: 'route of /videos',
        at: 7,
      },
    ]);
  });

  it('reports earlier errors', () => {
    const early = new Error('while starting');
    target.dispatchEvent(createErrorEvent(early));
    watch();
    expect(getReportedErrors()).toEqual([early]);
  });

  it('accepts any thrown value', () => {
    watch();
    for (const thrown of ['a text', 7, null, undefined, { a: 1 }, Symbol('s')]) {
      target.dispatchEvent(createRejectionEvent(thrown));
    }
    expect(reports.map(({ message }) => message)).toEqual([
      'a text',
      '7',
      'null',
      'undefined',
      '[object Object]',
      'Symbol(s)',
    ]);
  });

  it('does not report expected errors of pages, and reports all others', () => {
    watch();
    buffered.add(new AppError({ kind: 'notFound', what: 'class' }), 'render');
    const reported = new AppError({ kind: 'unexpected', cause: null }, 'bad document');
    buffered.add(reported, 'render');
    expect(getReportedErrors()).toEqual([reported]);
  });

  it('stops after 50 reports, and ignores a reporter that fails', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let calls = 0;
    watch(() => {
      calls += 1;
      throw new Error('the reporter');
    });
    for (let i = 0; i < 60; i += 1) target.dispatchEvent(createErrorEvent(new Error(String(i))));
    expect([calls, warn.mock.calls.length]).toEqual([50, 1]);
  });
});

describe('violations of the content security policy', () => {
  const violation = (changes: object): Event =>
    Object.assign(new Event('securitypolicyviolation'), {
      blockedURI: 'https://evil.example/a.js?uid=1',
      effectiveDirective: 'script-src-elem',
      sample: '',
      sourceFile: 'https://gschool.example/assets/home.js',
      lineNumber: 1,
      columnNumber: 20,
      ...changes,
    });

  it('are reported with the directive and the sink, without the blocked text', () => {
    target.dispatchEvent(violation({ effectiveDirective: 'img-src' }));
    watch();
    target.dispatchEvent(violation({}));
    target.dispatchEvent(
      violation({
        effectiveDirective: 'require-trusted-types-for',
        blockedURI: 'trusted-types-sink',
        sample: 'Element innerHTML|<b>Pat</b>',
      }),
    );
    expect(reports.map(({ message, source }) => `${source}: ${message}`)).toEqual([
      'policy: img-src blocked https://evil.example/a.js?uid=1',
      'policy: script-src-elem blocked https://evil.example/a.js?uid=1',
      'policy: require-trusted-types-for blocked Element innerHTML',
    ]);
    const [{ error } = { error: null }] = reports;
    expect((error as Error).stack).toBe('https://gschool.example/assets/home.js:1:20');
  });

  it('are reported once, and say when they are only reported', () => {
    watch();
    for (let i = 0; i < 60; i += 1)
      target.dispatchEvent(violation({ effectiveDirective: 'img-src', disposition: 'report' }));
    target.dispatchEvent(createErrorEvent(new Error('later')));
    expect(reports.map(({ message }) => message)).toEqual([
      'img-src would block https://evil.example/a.js?uid=1',
      'later',
    ]);
  });

  it('are not reported when an extension caused them', () => {
    watch();
    target.dispatchEvent(violation({ sourceFile: 'chrome-extension' }));
    target.dispatchEvent(violation({ blockedURI: 'moz-extension' }));
    target.dispatchEvent(violation({ sourceFile: 'safari-web-extension://abc/x.js' }));
    expect(reports).toEqual([]);
  });
});

describe('postReports', () => {
  it('sends what happened and where, and nothing about the member', () => {
    const sent: [string, string][] = [];
    watch(
      postReports('https://r.example/in', {
        getPrivateTexts: () => ['Pat Smith'],
        send: (url, body) => sent.push([url, body]) > 0,
      }),
    );
    const order = '0123456789ABCDEFGHJKMNPQRS';
    const error = Object.assign(new TypeError(`Order ${order} of Pat was not found`), {
      stack: `TypeError: users/Xw3kPq9LmNbVcZ1tRyUiOp7asDf2\n at m@x.example ${'so '.repeat(3000)}`,
      email: 'm@x.example',
    });
    target.dispatchEvent(createErrorEvent(error));
    const [url, body = '{}'] = sent[0] ?? [];
    expect(url).toBe('https://r.example/in');
    expect(JSON.parse(body)).toEqual({
      name: 'TypeError',
      message: 'Order [id] of [member] was not found',
      stack: `TypeError: [path]\n at [email] ${'so '.repeat(3000)}`.slice(0, 2000),
      category: 'unknown',
      source: 'window',
      route: 'route of /videos',
      at: 7,
    });
  });

  it('throws when the browser refuses the report', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    watch(postReports('https://r.example/in', { getPrivateTexts: () => [], send: () => false }));
    target.dispatchEvent(createErrorEvent('a text'));
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('noise', () => {
  it('hides an aborted load, and reports a similar real error', () => {
    watch();
    const noise = createRejectionEvent(abort);
    const reported = createRejectionEvent(new Error('The user aborted a request.'));
    target.dispatchEvent(noise);
    target.dispatchEvent(reported);
    expect([noise.defaultPrevented, reported.defaultPrevented]).toEqual([true, false]);
    expect(reports).toHaveLength(1);
  });

  it('hides a load that leaving the page aborts, and reports the same error of a page that stays', () => {
    watch();
    target.dispatchEvent(new Event('pagehide'));
    target.dispatchEvent(createRejectionEvent(cutOff));
    expect(reports).toEqual([]);
    target.dispatchEvent(new Event('pageshow'));
    target.dispatchEvent(createRejectionEvent(cutOff));
    expect(getReportedErrors()).toEqual([cutOff]);
  });

  it('hides an error of an extension by its script', () => {
    watch();
    const foreign = Object.assign(new Error('x'), { stack: '' });
    target.dispatchEvent(createErrorEvent(foreign, 'chrome-extension://abc/content.js'));
    expect(reports).toEqual([]);
    target.dispatchEvent(createErrorEvent(foreign, 'https://gschool.example/assets/home.js'));
    expect(getReportedErrors()).toEqual([foreign]);
  });

  it('filters only those lines of the console', () => {
    watch();
    console.error('Cross-Origin-Opener-Policy policy would block the window.closed call.');
    console.error('A real fault', 7);
    expect(logged).toEqual([['A real fault', 7]]);
  });
});
