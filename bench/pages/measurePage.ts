import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

/** The results of one Lighthouse run. Times are in milliseconds, sizes in bytes. */
export interface PageResult {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  requests: number;
  requestsWithoutPictures: number;
  scriptBytes: number;
  styleBytes: number;
  fontBytes: number;
  documentBytes: number;
  seo: number;
  /** Titles of the audits that lower the SEO score. */
  failedSeoAudits: readonly string[];
  /** The complete report. */
  report: Result;
}

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize: number;
}

/** The browser in which pages are measured. */
export interface MeasuringBrowser {
  executablePath: string;
  flags: readonly string[];
}

/**
 * Opens a page in a fresh browser and measures it with Lighthouse: mobile, with simulated
 * throttling. Throws if Lighthouse reports a runtime error.
 */
export async function measurePage(
  url: string,
  { executablePath, flags }: MeasuringBrowser,
): Promise<PageResult> {
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...flags],
  });
  try {
    const run = await lighthouse(url, {
      port: browser.port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'seo'],
      disableFullPageScreenshot: true,
    });
    if (!run) throw new Error(`Lighthouse measured nothing on ${url}`);
    if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
    return readReport(run.lhr);
  } finally {
    browser.kill();
  }
}

function readReport(report: Result): PageResult {
  const { audits, categories } = report;
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined;
  const requests = (details?.items ?? []).filter(({ url }) => /^https?:/.test(url));
  const bytesOf = (type: string): number =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    requests: requests.length,
    requestsWithoutPictures: requests.filter(({ resourceType }) => resourceType !== 'Image').length,
    scriptBytes: bytesOf('Script'),
    styleBytes: bytesOf('Stylesheet'),
    fontBytes: bytesOf('Font'),
    documentBytes: bytesOf('Document'),
    seo: Math.round((categories['seo']?.score ?? 0) * 100),
    failedSeoAudits: (categories['seo']?.auditRefs ?? [])
      .filter(({ id }) => audits[id]?.score === 0)
      .map(({ id }) => id),
    report,
  };
}
