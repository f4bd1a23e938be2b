import { median } from '../shared/statistics';
import type { Row } from '../shared/markdownTable';
import type { PageResult } from './measurePage';

/** A page and its results. */
export interface MeasuredPage {
  name: string;
  url: string;
  results: PageResult[];
  /** The sum of the layout shifts on a slow network. */
  slowLayoutShift: number;
}

/** Formats milliseconds as seconds: `1.95` for 1,950 ms. */
export const seconds = (ms: number): string => (ms / 1000).toFixed(2);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Creates the row of a page: medians in seconds, milliseconds and kilobytes. */
export function toRow({ name, results, slowLayoutShift }: MeasuredPage): Row {
  type Measure = Exclude<keyof PageResult, 'failedSeoAudits' | 'report'>;
  const of = (measure: Measure): number => median(results.map((result) => result[measure]));
  return {
    page: name,
    score: Math.round(of('score')),
    'FCP s': Number(seconds(of('firstPaint'))),
    'LCP s': Number(seconds(of('largestPaint'))),
    'TBT ms': Math.round(of('blockingTime')),
    CLS: Number(of('layoutShift').toFixed(3)),
    'shifts on 4G': Number(slowLayoutShift.toFixed(3)),
    requests: of('requests'),
    'beside pictures': of('requestsWithoutPictures'),
    'JS KB': Number(kilobytes(of('scriptBytes'))),
    'CSS KB': Number(kilobytes(of('styleBytes'))),
    'font KB': Number(kilobytes(of('fontBytes'))),
    'HTML KB': Number(kilobytes(of('documentBytes'))),
    SEO: Math.round(of('seo')),
  };
}
