import { classNames } from '../../internal/classNames';
import * as styles from './SettingPicture.css';

type Box = readonly [
  part: 'bar' | 'line' | 'mark',
  x: number,
  y: number,
  width: number,
  height: number,
];

/** Lines of text in a small page. */
const lines = (x: number, y: number, width: number): Box[] => [
  ['line', x, y, width, 3],
  ['line', x, y + 6, width * 0.7, 3],
];

/** The drawing of a page, 48 × 32 units, by setting and value. */
const pages: Record<string, readonly Box[]> = {
  'direction ltr': [
    ['mark', 4, 5, 14, 4],
    ['line', 4, 13, 32, 3],
    ['line', 4, 19, 26, 3],
    ['line', 4, 25, 30, 3],
  ],
  'direction rtl': [
    ['mark', 30, 5, 14, 4],
    ['line', 12, 13, 32, 3],
    ['line', 18, 19, 26, 3],
    ['line', 14, 25, 30, 3],
  ],
  'fontSize small': [
    ['mark', 4, 7, 20, 2],
    ['line', 4, 12, 34, 1.5],
    ['line', 4, 16, 30, 1.5],
    ['line', 4, 20, 34, 1.5],
    ['line', 4, 24, 20, 1.5],
  ],
  'fontSize medium': [
    ['mark', 4, 6, 26, 3.5],
    ['line', 4, 13, 38, 2.5],
    ['line', 4, 18.5, 34, 2.5],
    ['line', 4, 24, 24, 2.5],
  ],
  'fontSize large': [
    ['mark', 4, 5, 34, 5.5],
    ['line', 4, 14, 40, 4],
    ['line', 4, 22, 30, 4],
  ],
  'layout full': [['mark', 3, 4, 42, 8], ...lines(3, 16, 42)],
  'layout boxed': [['mark', 12, 4, 24, 8], ...lines(12, 16, 24)],
  'navbar sticky': [
    ['line', 4, 5, 36, 3],
    ['mark', 0, 0, 48, 7],
    ...lines(4, 12, 38),
    ['line', 4, 24, 30, 3],
  ],
  'navbar static': [['bar', 4, 4, 40, 4], ...lines(4, 13, 38), ['line', 4, 25, 30, 3]],
  'navbar hidden': [
    ['bar', 38, 4, 6, 4],
    ...lines(4, 5, 30),
    ['line', 4, 17, 38, 3],
    ['line', 4, 23, 26, 3],
  ],
  'sidebar full': [['mark', 3, 4, 14, 24], ...lines(22, 6, 22), ...lines(22, 19, 22)],
  'sidebar mini': [['mark', 3, 4, 5, 24], ...lines(13, 6, 31), ...lines(13, 19, 31)],
  'sidebar hidden': [...lines(4, 6, 40), ...lines(4, 19, 40)],
  'footer default': [...lines(4, 4, 36), ['mark', 0, 17, 48, 15]],
  'footer minimal': [...lines(4, 4, 36), ['line', 4, 16, 30, 3], ['mark', 0, 27, 48, 5]],
};

/** Whether a value of a setting has a picture. */
export const hasPicture = (setting: string, value: string): boolean =>
  `${setting} ${value}` in pages;

/**
 * A picture of a page that shows the effect of a setting's value. Decorative: the label has the
 * same information.
 */
export function SettingPicture({ setting, value }: { setting: string; value: string }) {
  const isTurning = setting !== 'direction';
  return (
    <svg
      viewBox="0 0 48 32"
      className={classNames(styles.page, isTurning && styles.turning)}
      aria-hidden="true"
    >
      {pages[`${setting} ${value}`]?.map(([part, x, y, width, height], index) => (
        <rect
          key={index}
          className={styles.parts[part]}
          {...{ x, y, width, height }}
          rx={part === 'line' ? 1 : 0.5}
        />
      ))}
    </svg>
  );
}
