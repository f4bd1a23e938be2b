import { drawScene } from '@gschool/poster-art/drawPoster';
import { derive, registry } from '@gschool/themes/derive';

import type { SocialDrawing } from '../rendered';
import { drawMark } from './brandMark';
import { fitTitle } from './fitTitle';

/** The width that social networks require. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The poster fills one half of the picture. */
const HALF = WIDTH / 2;
const MARGIN = 64;

/** The default theme. A shared picture has no reader whose theme could count. */
const { color, poster } = derive(registry.gschool, 'light');
const { weight, tracking } = registry.gschool.display;

const FAMILY = 'Inter Variable';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Draws a line of bold text. The fonts are variable, but the renderer knows only their regular
 * weight, so a stroke makes the letters heavier.
 */
const drawText = (text: string, y: number, size: number, fill: string, spacing = 0): string =>
  `<text x="${MARGIN}" y="${Math.round(y)}" font-size="${size}" fill="${fill}" stroke="${fill}" ` +
  `stroke-width="${(size * (weight - 400)) / 8000}" letter-spacing="${size * spacing}">` +
  `${escapeXml(text)}</text>`;

/** Draws the picture of a shared link as SVG: the poster next to the label and the title. */
export function drawSocialImage({ art, title, label }: SocialDrawing, siteName: string): string {
  const { lines, size } = fitTitle(title, HALF - 2 * MARGIN + 16);
  const lineHeight = size * 1.04;
  const blockHeight = 44 + lines.length * lineHeight;
  // In the middle of the space below the name.
  const top = 90 + (HEIGHT - 90 - blockHeight) / 2;
  const titleLines = lines.map((line, index) =>
    drawText(line, top + 44 + lineHeight * (index + 0.78), size, color.text, tracking),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<path fill="${color.page}" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>` +
    `<svg x="${HALF}" width="${HALF}" height="${HEIGHT}" viewBox="0 0 ${HALF} ${HEIGHT}">` +
    `${drawScene(art, { width: HALF, height: HEIGHT }, poster)}</svg>` +
    `<g font-family="${FAMILY}" stroke-linejoin="round">` +
    drawMark(MARGIN + 16, 68, 16, color.brand) +
    `<g transform="translate(44 0)">${drawText(siteName, 77, 26, color.text)}</g>` +
    drawText(label.toUpperCase(), top + 22, 22, color.brandText, 0.08) +
    `${titleLines.join('')}</g></svg>`
  );
}
