import type { Mock } from '../mock';
import { h } from './h';
import { panels, type Panel } from './panels';
import { inspectorSheet } from './styles';

const SVG = 'http://www.w3.org/2000/svg';

/** A flask: this is a laboratory. */
function flask(): SVGElement {
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

/** `<gschool-mock-inspector>`: what the fake Firebase was asked, and the levers to play with it. */
export class InspectorElement extends HTMLElement {
  mock: Mock | undefined;
  private selected: Panel | undefined = panels[0];
  private stop: (() => void) | undefined;
  private isScheduled = false;
  private readonly toggle = h(
    'button',
    { type: 'button', class: 'toggle', 'aria-expanded': 'false', 'aria-label': 'Demo tools' },
    flask(),
  );
  private readonly tabs = panels.map((panel) =>
    h('button', { type: 'button', role: 'tab', id: `tab-${panel.id}` }, panel.title),
  );
  private readonly body = h('div', { class: 'body', role: 'tabpanel', id: 'body', tabindex: '0' });
  private readonly panel = h(
    'div',
    { class: 'panel', dir: 'ltr', lang: 'en', hidden: true },
    h('header', {}, h('h2', {}, 'Demo tools'), this.closeButton()),
    h('div', { role: 'tablist', 'aria-label': 'Demo tools' }, ...this.tabs),
    this.body,
  );

  connectedCallback(): void {
    this.role = 'complementary';
    this.ariaLabel = 'Demo tools';
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [inspectorSheet()];
    root.replaceChildren(this.panel, this.toggle);
    this.toggle.addEventListener('click', () => this.show(Boolean(this.panel.hidden)));
    for (const [i, tab] of this.tabs.entries()) {
      tab.setAttribute('aria-controls', 'body');
      tab.addEventListener('click', () => this.select(i));
      tab.addEventListener('keydown', (event) => this.move(event, i));
    }
    this.addEventListener('keydown', (event) => this.closeOnEscape(event));
    this.stop = this.mock?.store.subscribe(() => this.schedule());
    this.draw();
  }

  disconnectedCallback(): void {
    this.stop?.();
  }

  private closeButton(): HTMLElement {
    const onclick = (): void => this.show(false);
    return h('button', { type: 'button', class: 'small', onclick }, 'Close');
  }

  private closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.panel.hidden) return;
    event.stopPropagation();
    this.show(false);
  }

  private show(isOpen: boolean): void {
    this.panel.hidden = !isOpen;
    this.toggle.setAttribute('aria-expanded', String(isOpen));
    this.draw();
    if (isOpen) this.tabs.find((tab) => tab.tabIndex === 0)?.focus();
    else this.toggle.focus();
  }

  private select(index: number): void {
    this.selected = panels[index];
    this.draw();
  }

  private move(event: KeyboardEvent, index: number): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = (index + step + panels.length) % panels.length;
    this.select(next);
    this.tabs[next]?.focus();
  }

  /** One drawing a frame, however many requests there were. */
  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    requestAnimationFrame(() => {
      this.isScheduled = false;
      this.draw();
    });
  }

  private draw(): void {
    if (!this.mock) return;
    const hasAlarm = this.mock.store.requests.entries.some(({ isLoud }) => isLoud);
    this.toggle.toggleAttribute('data-alarm', hasAlarm);
    if (this.panel.hidden || !this.selected) return;
    for (const [i, tab] of this.tabs.entries()) {
      const isSelected = panels[i] === this.selected;
      tab.ariaSelected = String(isSelected);
      tab.tabIndex = isSelected ? 0 : -1;
    }
    this.body.setAttribute('aria-labelledby', `tab-${this.selected.id}`);
    this.redraw(this.selected, this.mock);
  }

  /** Keeps the place in a long list, and the focus on the control that was used. */
  private redraw(panel: Panel, mock: Mock): void {
    const active = this.shadowRoot?.activeElement;
    const controls = (): HTMLElement[] => [
      ...this.body.querySelectorAll<HTMLElement>('button,a,select'),
    ];
    const focused = active instanceof HTMLElement ? controls().indexOf(active) : -1;
    const { scrollTop } = this.body;
    this.body.replaceChildren(...panel.render(mock));
    this.body.scrollTop = scrollTop;
    if (focused >= 0) controls()[focused]?.focus({ preventScroll: true });
  }
}
