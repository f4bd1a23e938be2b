import type { Mock } from '../mock';
import { h } from './h';
import { flaskIcon } from './flaskIcon';
import { panels, type Panel } from './panels';
import { inspectorSheet } from './styles';

/** `<gschool-mock-inspector>` shows the mock's requests and emails and controls its scenario. */
export class InspectorElement extends HTMLElement {
  mock: Mock | undefined;
  private selected: Panel | undefined = panels[0];
  private unsubscribe: (() => void) | undefined;
  private isScheduled = false;
  /** When the emails were last visible, in epoch milliseconds. */
  private mailsSeenAt = 0;
  /** The element to focus after the panel closes. */
  private opener: HTMLElement | null = null;
  private readonly count = h('span', { class: 'count' });
  private readonly announcement = h('p', { role: 'status', class: 'hidden' });
  private readonly toggle = h(
    'button',
    { type: 'button', class: 'toggle', 'aria-expanded': 'false' },
    flaskIcon(),
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
    root.replaceChildren(this.panel, this.toggle, this.announcement);
    // Pages use this property to keep fixed elements above the toolbar.
    document.documentElement.style.setProperty('--bottom-bar', '3.5rem');
    this.toggle.addEventListener('click', () => {
      if (this.panel.hidden) this.open();
      else this.close();
    });
    for (const [i, tab] of this.tabs.entries()) {
      tab.setAttribute('aria-controls', 'body');
      tab.addEventListener('click', () => this.select(panels[i]));
      tab.addEventListener('keydown', (event) => this.moveFocus(event, i));
    }
    this.addEventListener('keydown', (event) => this.closeOnEscape(event));
    this.mailsSeenAt = this.mock?.store.clock.now() ?? 0;
    this.unsubscribe = this.mock?.store.subscribe(() => this.scheduleRender());
    this.render();
  }

  disconnectedCallback(): void {
    document.documentElement.style.removeProperty('--bottom-bar');
    this.unsubscribe?.();
  }

  /** Opens the panel, optionally at a tab, and focuses the tab. */
  open(id?: Panel['id']): void {
    const { activeElement } = document;
    this.opener =
      activeElement instanceof HTMLElement && activeElement !== this ? activeElement : null;
    if (id) this.selected = panels.find((panel) => panel.id === id);
    this.panel.hidden = false;
    this.toggle.setAttribute('aria-expanded', 'true');
    this.render();
    this.tabs.find((tab) => tab.tabIndex === 0)?.focus();
  }

  private close(): void {
    this.panel.hidden = true;
    this.toggle.setAttribute('aria-expanded', 'false');
    this.render();
    (this.opener?.isConnected ? this.opener : this.toggle).focus();
  }

  private closeButton(): HTMLElement {
    const onclick = (): void => this.close();
    return h('button', { type: 'button', class: 'small', onclick }, 'Close');
  }

  private closeOnEscape(event: KeyboardEvent): void {
    // While an input method editor is composing a word in a field, it handles Escape itself.
    if (event.key !== 'Escape' || event.isComposing || this.panel.hidden) return;
    event.stopPropagation();
    this.close();
  }

  private select(panel: Panel | undefined): void {
    this.selected = panel;
    this.render();
  }

  private moveFocus(event: KeyboardEvent, index: number): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = (index + step + panels.length) % panels.length;
    this.select(panels[next]);
    this.tabs[next]?.focus();
  }

  /** Renders at most once per frame. */
  private scheduleRender(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    requestAnimationFrame(() => {
      this.isScheduled = false;
      this.render();
    });
  }

  private render(): void {
    if (!this.mock) return;
    const { store } = this.mock;
    this.toggle.toggleAttribute(
      'data-alarm',
      store.requests.entries.some(({ isUnhandled }) => isUnhandled),
    );
    if (!this.panel.hidden && this.selected?.id === 'outbox') this.mailsSeenAt = store.clock.now();
    this.announceMails(store.outbox.all().filter(({ sentAt }) => sentAt > this.mailsSeenAt).length);
    if (this.panel.hidden || !this.selected) return;
    for (const [i, tab] of this.tabs.entries()) {
      const isSelected = panels[i] === this.selected;
      tab.ariaSelected = String(isSelected);
      tab.tabIndex = isSelected ? 0 : -1;
    }
    this.body.setAttribute('aria-labelledby', `tab-${this.selected.id}`);
    this.renderPanel(this.selected, this.mock);
  }

  /** Announces the number of unread emails and shows it on the button. */
  private announceMails(unread: number): void {
    const label = unread === 0 ? '' : unread === 1 ? '1 new email' : `${unread} new emails`;
    this.count.textContent = label;
    this.toggle.ariaLabel = label ? `Demo tools, ${label}` : 'Demo tools';
    if (this.announcement.textContent !== label) this.announcement.textContent = label;
  }

  /** Replaces the panel's content and restores its scroll position and focus. */
  private renderPanel(panel: Panel, mock: Mock): void {
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
