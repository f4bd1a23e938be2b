import { drawFigure } from '../../packages/poster-art/src/figure';
import { poses } from '../../packages/poster-art/src/poses';
import { registry } from '../../packages/themes/src/registry';
import type { IconShape } from '../../packages/ui/src/data-display/Icon/shape';
import { drawMark } from '../build/social/brandMark';
import type { AppName } from '../vite/loadAppConfig';

/** The width and height of the drawings in their own units. */
const SIDE = 512;
const MIDDLE = SIDE / 2;

const { brand, page } = registry.gschool;
const ink = page.dark;
const paper = page.light;

/** The colors of a drawing: for the large shape, and for the shape in front of it. */
interface Colors {
  large: string;
  small: string;
  /** The color of the figure's suit. */
  suit: string;
}

/** The site's icon: a figure from the posters in front of the brand mark. */
function drawSite({ large, small, suit }: Colors): string {
  const figure = drawFigure(
    poses['warrior'] ?? [],
    {
      skin: small,
      behind: small,
      suit,
      behindSuit: suit,
      hair: small,
      line: small,
      band: small,
    },
    { isFlipped: false, isGripping: false, isDetailed: false },
  );
  const [left, , right, bottom] = figure.box;
  const scale = 286 / (right - left);
  const x = MIDDLE - 12 - ((left + right) / 2) * scale;
  const y = 390 - bottom * scale;
  return (
    drawMark(MIDDLE, MIDDLE, 170, large) +
    `<g transform="translate(${x} ${y}) scale(${scale})">${figure.markup}</g>`
  );
}

/** The shop's icon: a shopping bag with the brand mark on it. */
const drawShop = ({ large, small }: Colors): string =>
  `<path fill="none" stroke="${large}" stroke-width="26" stroke-linecap="round" d="M196 222v-44a60 60 0 0 1 120 0v44"/>` +
  `<path fill="${large}" d="M146 196h220a22 22 0 0 1 22 20l17 176a30 30 0 0 1-30 33H137a30 30 0 0 1-30-33l17-176a22 22 0 0 1 22-20z"/>` +
  drawMark(MIDDLE, 322, 62, small);

/** The studio's icon: a clipboard with the brand mark above two lines. */
const drawStudio = ({ large, small }: Colors): string =>
  `<rect fill="${large}" x="132" y="128" width="248" height="288" rx="34"/>` +
  `<rect fill="${large}" stroke="${small}" stroke-width="14" x="198" y="98" width="116" height="62" rx="26"/>` +
  drawMark(MIDDLE, 246, 52, small) +
  `<path fill="none" stroke="${small}" stroke-width="20" stroke-linecap="round" d="M188 330h136M188 374h86"/>`;

const art: Record<AppName, { background: string; colors: Colors; draw: (c: Colors) => string }> = {
  site: {
    background: ink,
    colors: { large: brand, small: ink, suit: paper },
    draw: drawSite,
  },
  shop: { background: brand, colors: { large: ink, small: brand, suit: paper }, draw: drawShop },
  studio: {
    background: paper,
    colors: { large: ink, small: brand, suit: paper },
    draw: drawStudio,
  },
};

const toSvg = (content: string, side = SIDE): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>`;

/** Scales a drawing from its center. */
const scaled = (content: string, scale: number): string =>
  `<g transform="translate(${MIDDLE} ${MIDDLE}) scale(${scale}) translate(${-MIDDLE} ${-MIDDLE})">${content}</g>`;

/** The scale of the drawing in each kind of icon. */
const scales = { any: 1.14, square: 1.14, maskable: 0.92, monochrome: 0.92 };

/**
 * The icon of an app as SVG text.
 *
 * - `any`: on a tile with rounded corners.
 * - `square`: fills the square; iOS rounds the corners.
 * - `maskable`: fills the square. The drawing is inside a centered circle with 80% of the width,
 *   which every mask shows.
 * - `monochrome`: a single color on a transparent background, inside the same circle. Systems use
 *   only the shape.
 */
export function drawIcon(app: AppName, kind: keyof typeof scales): string {
  const { background, colors, draw } = art[app];
  if (kind === 'monochrome') {
    const shape = draw({ large: '#fff', small: '#000', suit: '#000' });
    return toSvg(
      `<mask id="shape">${scaled(shape, scales[kind])}</mask>` +
        `<path mask="url(#shape)" fill="#fff" d="M0 0h${SIDE}v${SIDE}H0z"/>`,
    );
  }
  const radius = kind === 'any' ? 112 : 0;
  const tile = `<rect fill="${background}" width="${SIDE}" height="${SIDE}" rx="${radius}"/>`;
  return toSvg(tile + scaled(draw(colors), scales[kind]));
}

/** The icon of a shortcut: an icon of the component library on a round tile. */
export const drawShortcutIcon = ({ path, isSolid }: IconShape): string =>
  toSvg(
    `<circle cx="24" cy="24" r="22" fill="${brand}"/>` +
      `<path transform="translate(12 12)" d="${path}" fill="${isSolid ? ink : 'none'}" stroke="${ink}" ` +
      'stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>',
    48,
  );
