import { useId } from 'react';

import { classNames } from '../../internal/classNames';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { Disclosure } from '../../layout/Disclosure/Disclosure';
import { getChartPaths } from './getChartPaths';
import * as styles from './LineChart.css';

/** A value at one time. */
export interface ChartPoint {
  /** The time, formatted: "Nov 21". Unique in its chart. */
  label: string;
  /** At least 0. */
  value: number;
}

export interface LineChartProps {
  /** What the values are: "Members with access, by day". */
  label: string;
  /** The heading of the times in the table: "Day". */
  pointsLabel: string;
  /** The heading of the values in the table: "Members". */
  valuesLabel: string;
  /** Opens the values as a table: "Show as a table". */
  tableLabel: string;
  /** The values, the oldest first. */
  points: readonly ChartPoint[];
  /** Class names for the layout around it. */
  className?: string | undefined;
}

/** The width and the height of the drawing, which is stretched to its place. */
const WIDTH = 600;
const HEIGHT = 160;

/** A line over time that begins at 0, with its values in a table below. */
export function LineChart({
  label,
  pointsLabel,
  valuesLabel,
  tableLabel,
  points,
  className,
}: LineChartProps) {
  const { locale } = useUi();
  const tableId = useId();
  const format = (value: number) => value.toLocaleString(locale);
  const { line, area, max } = getChartPaths(
    points.map(({ value }) => value),
    WIDTH,
    HEIGHT,
  );
  const step = WIDTH / Math.max(points.length, 1);
  return (
    <figure className={classNames(styles.figure, className)}>
      <div className={styles.plot}>
        <span className={styles.max}>{format(max)}</span>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
          aria-describedby={tableId}
        >
          <line x1="0" y1="0.5" x2={WIDTH} y2="0.5" className={styles.grid} />
          <line x1="0" y1={HEIGHT / 2} x2={WIDTH} y2={HEIGHT / 2} className={styles.grid} />
          <line x1="0" y1={HEIGHT} x2={WIDTH} y2={HEIGHT} className={styles.axis} />
          <path d={area} className={styles.area} />
          <path d={line} className={styles.line} />
          {points.map(({ label: time, value }, index) => (
            <rect
              key={time}
              x={index * step}
              y="0"
              width={step}
              height={HEIGHT}
              className={styles.target}
            >
              <title>{`${time}: ${format(value)}`}</title>
            </rect>
          ))}
        </svg>
        <div className={styles.times} aria-hidden="true">
          <span>{points[0]?.label}</span>
          <span>{points.length > 1 && points.at(-1)?.label}</span>
        </div>
      </div>
      <Disclosure summary={tableLabel}>
        <table id={tableId} className={styles.table}>
          <caption className={styles.caption}>{label}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.time}>
                {pointsLabel}
              </th>
              <th scope="col" className={styles.value}>
                {valuesLabel}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label: time, value }) => (
              <tr key={time}>
                <th scope="row" className={styles.time}>
                  {time}
                </th>
                <td className={styles.value}>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
