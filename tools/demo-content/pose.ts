/**
 * A pose of the poster art (packages/poster-art/src/poses.ts), split into angles and lengths so
 * that poses blend smoothly.
 */
export interface Pose {
  /** Torso, bend, head, gaze, breadth, arms 5–10, legs 11–16, lift. */
  v: readonly number[];
  /** The share of its length at which a limb is drawn. */
  k: readonly number[];
}

const isAngle = (column: number) => column !== 1 && column !== 3 && column !== 4 && column !== 17;

/** Reads one row of the table: `100.6` is 100° at 0.6 of the length. */
export function parsePose(row: readonly number[] | string): Pose {
  const numbers = typeof row === 'string' ? row.trim().split(/\s+/).map(Number) : row;
  const k = numbers.map((value, column) =>
    column >= 5 && column <= 16 ? Math.round((value % 1) * 10) / 10 || 1 : 1,
  );
  const v = numbers.map((value, column) =>
    column >= 5 && column <= 16 ? Math.floor(value) : value,
  );
  return { v, k };
}

/** The pose between two others. Angles change in the shorter direction. */
export function blendPoses(a: Pose, b: Pose, t: number): Pose {
  const length = Math.max(a.v.length, b.v.length);
  const columns = Array.from({ length }, (_, n) => n);
  return {
    v: columns.map((n) => {
      const [from, to] = [a.v[n] ?? 0, b.v[n] ?? 0];
      if (n === 3) return t < 0.5 ? from : to;
      const difference = isAngle(n) ? ((((to - from) % 360) + 540) % 360) - 180 : to - from;
      return from + difference * t;
    }),
    k: columns.map((n) => (a.k[n] ?? 1) + ((b.k[n] ?? 1) - (a.k[n] ?? 1)) * t),
  };
}

/** A pose with some columns replaced. */
export function withColumns(base: Pose, changes: Readonly<Record<number, number>>): Pose {
  return { ...base, v: base.v.map((value, n) => changes[n] ?? value) };
}
