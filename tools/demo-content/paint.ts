export type Context = CanvasRenderingContext2D;

/** Every scene is drawn on a stage of this size and scaled to its clip. */
export const stage = { width: 1280, height: 720 };

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
/** Eases in and out; both values are 0 to 1. */
export const ease = (t: number) => 0.5 - Math.cos(Math.PI * clamp(t)) / 2;
/** The eased progress of `t` in the period that begins at `start`. */
export const getEasedProgress = (t: number, start: number, seconds: number) =>
  ease((t - start) / seconds);

export interface Colors {
  ground: string;
  /** Skin and text. */
  ink: string;
  hot: string;
  soft: string;
  deep: string;
  hair: string;
}

export function drawDisc(ctx: Context, fill: string, x: number, y: number, r: number): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(x, y, Math.max(0, r), 0, Math.PI * 2);
  ctx.fill();
}

export function fillSheet(ctx: Context, fill: string, y = 0): void {
  ctx.fillStyle = fill;
  ctx.fillRect(0, y, stage.width, stage.height - y);
}

/** Nested arches; `groundY` is their lower edge. */
export function drawArches(
  ctx: Context,
  fills: readonly string[],
  x: number,
  groundY: number,
  r: number,
): void {
  fills.forEach((fill, n) => {
    const radius = r * (1 - n * 0.24);
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(x - radius, groundY);
    ctx.arc(x, groundY - r * 0.95, radius, Math.PI, 0);
    ctx.lineTo(x + radius, groundY);
    ctx.fill();
  });
}

/** Leaf-shaped petals around a center; `turn` in degrees. */
export function drawPetals(
  ctx: Context,
  fill: string,
  at: { x: number; y: number; r: number; turn: number; count: number; width: number },
): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  for (let n = 0; n < at.count; n += 1) {
    const a = ((at.turn + (360 / at.count) * n) * Math.PI) / 180;
    const place = (along: number, aside: number): [number, number] => [
      at.x + Math.sin(a) * along + Math.cos(a) * aside,
      at.y - Math.cos(a) * along + Math.sin(a) * aside,
    ];
    const w = at.width * at.r;
    ctx.moveTo(at.x, at.y);
    ctx.bezierCurveTo(
      ...place(at.r * 0.35, -w),
      ...place(at.r * 0.85, -w * 0.9),
      ...place(at.r, 0),
    );
    ctx.bezierCurveTo(...place(at.r * 0.85, w * 0.9), ...place(at.r * 0.35, w), at.x, at.y);
  }
  ctx.fill();
}

export function drawText(
  ctx: Context,
  text: string,
  at: {
    x: number;
    y: number;
    size: number;
    fill: string;
    align?: CanvasTextAlign;
    weight?: number;
    alpha?: number;
  },
): void {
  ctx.save();
  ctx.globalAlpha = at.alpha ?? 1;
  ctx.fillStyle = at.fill;
  ctx.font = `${at.weight ?? 800} ${at.size}px Inter`;
  ctx.letterSpacing = `${-at.size * 0.035}px`;
  ctx.textAlign = at.align ?? 'start';
  ctx.fillText(text, at.x, at.y);
  ctx.restore();
}

/** A row of counters: the first `done` are full, the next one is filling. */
export function drawCounters(
  ctx: Context,
  at: {
    x: number;
    y: number;
    count: number;
    done: number;
    full: string;
    empty: string;
    r?: number;
    gap?: number;
  },
): void {
  const r = at.r ?? 13;
  for (let n = 0; n < at.count; n += 1) {
    const x = at.x + r + n * (at.gap ?? r * 3);
    drawDisc(ctx, at.empty, x, at.y, r);
    drawDisc(ctx, at.full, x, at.y, r * ease(at.done - n));
  }
}

/** Draws `above` inside a circle that grows over `below`. */
export function drawCircleTransition(
  ctx: Context,
  progress: number,
  x: number,
  y: number,
  below: () => void,
  above: () => void,
): void {
  if (progress < 1) below();
  if (progress <= 0) return;
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, progress * 1300, 0, Math.PI * 2);
  ctx.clip();
  above();
  ctx.restore();
}
