/** The paths of a chart in a drawing of a size, and the value at its upper edge. */
export interface ChartPaths {
  line: string;
  area: string;
  max: number;
}

/** The smallest round number that is not smaller than a value: 1, 2, 5, 10, 20, 50 … */
export const roundUp = (value: number): number => {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((factor) => factor * power >= value) ?? 10) * power;
};

/** The paths of a line over time that begins at 0. Each value has a column of the same width. */
export const getChartPaths = (
  values: readonly number[],
  width: number,
  height: number,
): ChartPaths => {
  const max = roundUp(Math.max(0, ...values));
  const step = width / Math.max(values.length, 1);
  const round = (value: number) => Math.round(value * 100) / 100;
  const points = values.map(
    (value, index) => `${round((index + 0.5) * step)} ${round(height - (value / max) * height)}`,
  );
  if (points.length === 0) return { line: '', area: '', max };
  const line = `M${points.join('L')}`;
  const start = round(step / 2);
  return { line, area: `${line}L${round(width - step / 2)} ${height}L${start} ${height}Z`, max };
};
