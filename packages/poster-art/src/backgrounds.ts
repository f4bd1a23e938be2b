import { mix, type Palette } from './palettes';
import { round } from './shapes';

/** Where a background is drawn: the picture's size, the figure's middle and the floor's height. */
interface Stage {
  width: number;
  height: number;
  middle: number;
  floor: number;
}

type Background = (stage: Stage, palette: Palette, next: () => number) => string;

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const disc = (fill: string, x: number, y: number, r: number): string =>
  `<circle fill="${fill}" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`;
const drawFloor = ({ width, height, floor }: Stage, fill: string): string =>
  path(fill, `M0 ${round(floor)}H${width}V${height}H0Z`);

const sun: Background = (s, c, next) =>
  disc(
    c.hot,
    s.middle + (next() - 0.5) * s.height * 0.2,
    s.floor - s.height * 0.36,
    s.height * 0.43,
  ) + drawFloor(s, c.deep);

const arches: Background = (s, c) =>
  [0.66, 0.5, 0.34]
    .map((k, i) => {
      const r = round(Math.min(k * s.height, k * s.width * 0.9));
      const top = round(Math.max(s.floor - s.height * 0.5, r * 0.6));
      return path(
        [c.hot, c.deep, c.background][i] as string,
        `M${round(s.middle - r)} ${round(s.floor)}V${top}a${r} ${r} 0 0 1 ${round(2 * r)} 0V${round(s.floor)}Z`,
      );
    })
    .join('') + drawFloor(s, c.hot);

/** A wave from edge to edge at height `y`, as steps. */
const swell = (width: number, rise: number): string => {
  const q = round(width / 4);
  return `c${round(q * 0.73)} ${round(-rise)} ${round(q * 1.27)} ${round(-rise)} ${round(q * 2)} 0s${round(q * 1.27)} ${round(rise)} ${round(q * 2)} 0`;
};

const ribbons: Background = (s, c, next) => {
  const rise = Math.min(s.height, s.width * 0.6) * (0.16 + next() * 0.14);
  const ribbon = (y: number, thick: number, fill: string): string => {
    const t = round(thick * s.height);
    return path(
      fill,
      `M0 ${round(y * s.height)}${swell(s.width, rise)}v${t}${swell(-s.width, -rise)}v${-t}`,
    );
  };
  return (
    ribbon(0.24, 0.15, c.hot) +
    ribbon(0.44, 0.1, c.deep) +
    ribbon(0.59, 0.13, c.hot) +
    drawFloor(s, c.deep)
  );
};

const hills: Background = (s, c, next) => {
  const { width: w, height: h } = s;
  const hill = (y: number, rise: number, fill: string): string =>
    path(fill, `M0 ${h}V${round(y * h)}${swell(w, rise * h)}V${h}Z`);
  return (
    disc(c.soft, s.middle < w / 2 ? w * 0.8 : w * 0.2, h * (0.22 + next() * 0.08), h * 0.13) +
    hill(0.52, 0.26, c.hot) +
    hill(0.72, -0.2, c.deep) +
    path(
      c.background,
      `M0 ${h}V${round(s.floor + h * 0.03)}Q${round(s.middle)} ${round(s.floor - h * 0.03)} ${w} ${round(s.floor + h * 0.03)}V${h}Z`,
    )
  );
};

const rays: Background = (s, c, next) => {
  const reach = s.width + s.height;
  const start = next() * 0.1;
  const beams = Array.from({ length: 8 }, (_, i) => {
    const point = (k: number): string => {
      const a = (start + (i + k) / 8 - 0.5) * Math.PI;
      return `${round(s.middle + Math.sin(a) * reach)} ${round(s.floor - Math.cos(a) * reach)}`;
    };
    return `M${round(s.middle)} ${round(s.floor)}L${point(0)} ${point(0.5)}Z`;
  });
  return (
    path(c.hot, beams.join('')) +
    disc(c.background, s.middle, s.floor, s.height * 0.34) +
    drawFloor(s, c.deep)
  );
};

const leaves: Background = (s, c, next) => {
  const h = s.height;
  const leaf = (x: number, y: number, turn: number, size: number, fill: string): string =>
    `<path fill="${fill}" transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(size * h) / 100})" d="M0 0C-30-30-34-72 0-100C34-72 30-30 0 0Z"/>`;
  // Two fans frame the figure; in a narrow picture they grow from its edges.
  const away = Math.min(h * 0.64, s.width * 0.46);
  const fan = (side: number): string =>
    [-58, 34, -12]
      .map((a, i) =>
        leaf(
          s.middle - away * side,
          s.floor,
          (a + next() * 12) * side,
          0.5 + i * 0.09,
          i === 1 ? mix(c.hot, c.background, 0.4) : c.hot,
        ),
      )
      .join('');
  return (
    disc(c.deep, s.middle, s.floor - h * 0.42, h * 0.36) + fan(1) + fan(-1) + drawFloor(s, c.hot)
  );
};

const tiles: Background = (s, c, next) => {
  const t = round(s.floor / 3);
  const cuts = [
    `h${t}a${t} ${t} 0 0 1-${t} ${t}Z`,
    `v${t}h${t}a${t} ${t} 0 0 0-${t}-${t}Z`,
    `m${t} 0v${t}h-${t}a${t} ${t} 0 0 1 ${t}-${t}Z`,
    `h${t}v${t}a${t} ${t} 0 0 1-${t}-${t}Z`,
  ];
  const paper = ['', ''];
  for (let x = 0; x < s.width; x += t)
    for (let y = 0; y < s.floor - 1; y += t) {
      const cut = cuts[Math.floor(next() * 5)];
      const side = next() > 0.5 ? 1 : 0;
      // The column of the figure stays empty.
      if (cut && Math.abs(x + t / 2 - s.middle) > t * 1.2)
        paper[side] += `M${round(x)} ${round(y)}${cut}`;
    }
  return path(c.hot, paper[0] ?? '') + path(c.deep, paper[1] ?? '') + drawFloor(s, c.deep);
};

const backgrounds = [sun, arches, ribbons, hills, rays, leaves, tiles];

/** Draws the background of a seed; its stride differs from the palette's. */
export const drawBackground = (seed: number, ...rest: Parameters<Background>): string =>
  (backgrounds[(seed * 3) % backgrounds.length] as Background)(...rest);
