/**
 * Draws the brand mark around a center: a sun with one corner on the ground, as in `favicon.svg`.
 */
export const drawMark = (x: number, y: number, radius: number, fill: string): string => {
  const corner = radius * 0.3;
  const d =
    `M${x} ${y - radius}a${radius} ${radius} 0 0 1 0 ${radius * 2}h${corner - radius}` +
    `a${corner} ${corner} 0 0 1 ${-corner} ${-corner}v${corner - radius}` +
    `a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`;
  return `<path fill="${fill}" d="${d}"/>`;
};
