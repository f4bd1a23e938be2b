/** x, y in the units of the drawing; y grows downward. */
export type Point = readonly [number, number];

/** One decimal, without a trailing `.0`. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** The point `length` away from `from`; 0° is up, 90° is towards +x. */
export const go = ([x, y]: Point, degrees: number, length: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return [x + Math.sin(a) * length, y - Math.cos(a) * length];
};

/** The point between two others; 0 is the first, 1 the second. */
export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

const r = Math.round;

/** A circle, wound clockwise. */
export const disc = ([x, y]: Point, radius: number): string =>
  `M${r(x) - radius} ${r(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0`;

/** Relative steps are shorter than places; both are whole units. */
const step = (from: Point, to: Point): string => {
  const [x, y] = [r(to[0]) - r(from[0]), r(to[1]) - r(from[1])];
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
};

/**
 * A tapered limb: two circles and their tangents, the sides swelling by
 * `bulge` in the upper half. Always wound clockwise, so limbs unite in one path.
 */
export const limb = (a: Point, ra: number, b: Point, rb: number, bulge = 0): string => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const d: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const k = Math.max(-0.9, Math.min(0.9, (ra - rb) / length));
  const s = Math.sqrt(1 - k * k);
  const c = between(a, b, 0.38);
  const rc = ra + (rb - ra) * 0.38 + bulge;
  const side = (sign: number): Point[] => {
    const m: Point = [d[0] * k - d[1] * s * sign, d[1] * k + d[0] * s * sign];
    const out = (p: Point, by: number): Point => [p[0] + m[0] * by, p[1] + m[1] * by];
    return [out(a, ra), out(c, rc), out(b, rb)];
  };
  const [p1, q1, p2] = side(-1) as [Point, Point, Point];
  const [p4, q2, p3] = side(1) as [Point, Point, Point];
  const big = ra > rb ? 1 : 0;
  return (
    `M${p1.map(r)}q${step(p1, q1)} ${step(p1, p2)}a${r(rb)} ${r(rb)} 0 ${1 - big} 1 ${step(p2, p3)}` +
    `q${step(p3, q2)} ${step(p3, p4)}a${r(ra)} ${r(ra)} 0 ${big} 1 ${step(p4, p1)}`
  );
};

/** A closed soft outline through every point; its handles are as long as their sides ask for. */
export const outline = (points: readonly Point[]): string => {
  const p = (i: number): Point => points[(i + points.length) % points.length] as Point;
  const handle = (a: Point, b: Point, e: Point, side: number): Point => {
    const [x, y] = [b[0] - e[0], b[1] - e[1]];
    const k = (side * 0.36) / (Math.hypot(x, y) || 1);
    return [a[0] + x * k, a[1] + y * k];
  };
  const curves = points.map((a, i) => {
    const b = p(i + 1);
    const side = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return `c${step(a, handle(a, b, p(i - 1), side))} ${step(a, handle(b, a, p(i + 2), side))} ${step(a, b)}`;
  });
  return `M${p(0).map(r)}${curves.join('')}`;
};
