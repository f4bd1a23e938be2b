const SVG = 'http://www.w3.org/2000/svg';

/** The icon of the inspector's button. */
export function flaskIcon(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  const attributes = { fill: 'none', stroke: '#ecba12', 'stroke-width': '1.8' };
  for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
  path.setAttribute('stroke-linecap', 'round');
  path.setAttribute('d', 'M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M8 15h8');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(path);
  return svg;
}
