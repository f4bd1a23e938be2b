import type { Mock } from '../mock';
import { h } from './h';
import { flask } from './flask';
import { panels, type Panel } from './panels';
import { inspectorSheet } from './styles';

/** `<gschool-mock-inspector>`: what the fake Firebase was asked and mailed, and the levers to play with it. */
export class InspectorElement extends HTMLElement {
  mock: Mock | undefined;
  private selected: Panel | undefined = panels[0];
  private stop: (() => void) | undefined;
  private isScheduled = false;
  /** The last moment at which somebody looked at the mails; epoch milliseconds. */
  private mailsSeenAt = 0;
  /** What opened the panel gets the focus back. */
  private opener: HTMLElement | null = null;
  private readonly count = h('span', { class: 'count' });
  private readonly news = h('p', { role: 'status', class: 'hidden' });
  private readonly toggle = h(
    'button',
    { type: 'button', class: 'toggle', 'aria-expanded': 'false' },
    flask(),
    h('span', { class: 'label' }, 'Demo tools'),
    this.count,
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
    root.replaceChildren(this.panel, this.toggle, this.news);
    // What pages fix to the lower edge stands above the tools.
    document.documentElement.style.setProperty('--bottom-bar', '3.5rem');
    this.toggle.addEventListener('click', () => {
      if (this.panel.hidden) this.open();
      else this.close();
    });
    for (const [i, tab] of this.tabs.entries()) {
      tab.setAttribute('aria-controls', 'body');
      tab.addEventListener('click', () => this.select(panels[i]));
      tab.addEventListener('keydown', (event) => this.move(event, i));
    }
    this.addEventListener('keydown', (event) => this.closeOnEscape(event));
    this.mailsSeenAt = this.mock?.store.clock.now() ?? 0;
    this.stop = this.mock?.store.subscribe(() => this.schedule());
    this.draw();
  }

  disconnectedCallback(): void {
    document.documentElement.style.removeProperty('--bottom-bar');
    this.stop?.();
  }

  /** Opens the panel at one of its tabs and moves the focus there. */
  open(id?: Panel['id']): void {
    const { activeElement } = document;
    this.opener =
      activeElement instanceof HTMLElement && activeElement !== this ? activeElement : null;
    if (id) this.selected = panels.find((panel) => panel.id === id);
    this.panel.hidden = false;
    this.toggle.setAttribute('aria-expanded', 'true');
    this.draw();
    this.tabs.find((tab) => tab.tabIndex === 0)?.focus();
  }

  private close(): void {
    this.panel.hidden = true;
    this.toggle.setAttribute('aria-expanded', 'false');
    this.draw();
    (this.opener?.isConnected ? this.opener : this.toggle).focus();
  }

  private closeButton(): HTMLElement {
    const onclick = (): void => this.close();
    return h('button', { type: 'button', class: 'small', onclick }, 'Close');
  }

  private closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.panel.hidden) return;
    event.stopPropagation();
    this.close();
  }

  private select(panel: Panel | undefined): void {
    this.selected = panel;
    this.draw();
  }

  private move(event: KeyboardEvent, index: number): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = (index + step + panels.length) % panels.length;
    this.select(panels[next]);
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
    const { store } = this.mock;
    this.toggle.toggleAttribute(
      'data-alarm',
      store.requests.entries.some(({ isUnhandled: isLoud }) => isLoud),
    );
    if (!this.panel.hidden && this.selected?.id === 'outbox') this.mailsSeenAt = store.clock.now();
    this.drawNews(store.outbox.all().filter(({ sentAt }) => sentAt > this.mailsSeenAt).length);
    if (this.panel.hidden || !this.selected) return;
    for (const [i, tab] of this.tabs.entries()) {
      const isSelected = panels[i] === this.selected;
      tab.ariaSelected = String(isSelected);
      tab.tabIndex = isSelected ? 0 : -1;
    }
    this.body.setAttribute('aria-labelledby', `tab-${this.selected.id}`);
    this.redraw(this.selected, this.mock);
  }

  /** A mail that nobody has looked at is told, once, and counted beside the button. */
  private drawNews(unread: number): void {
    const words = unread === 0 ? '' : unread === 1 ? '1 new email' : `${unread} new emails`;
    this.count.textContent = words;
    this.toggle.ariaLabel = words ? `Demo tools, ${words}` : 'Demo tools';
    if (this.news.textContent !== words) this.news.textContent = words;
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
