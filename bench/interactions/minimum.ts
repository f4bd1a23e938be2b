import type { Page } from 'playwright-core';

import { openPage, waitForIdleSecond, type DemoBrowser } from './demoBrowser';
import { timePress, type Press, type Sample } from './measure';
import type { Condition } from './recorder';

/** A page’s document as text, so that another page can show it without the page’s scripts. */
export interface CapturedDocument {
  /** The attributes of the root element. */
  root: [name: string, value: string][];
  /** The body, with its own tag. */
  body: string;
  /** The text of each style sheet, in their order, with absolute URLs. */
  styles: string[];
  scroll: { left: number; top: number };
}

/** Captures the document of a page. It is sent to the page as text. */
function capture(): CapturedDocument {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const styles = sheets.map(({ cssRules, href }) =>
    Array.from(cssRules, ({ cssText }) => cssText)
      .join('\n')
      .replaceAll(
        /url\("([^"]+)"\)/g,
        (_match, url: string) => `url("${new URL(url, href ?? location.href).href}")`,
      ),
  );
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll('script, style, link')) element.remove();
  const inputs = document.body.querySelectorAll('input');
  body.querySelectorAll('input').forEach((input, index) => {
    const { checked, value, type } = inputs[index] ?? input;
    if (type === 'checkbox' || type === 'radio') input.toggleAttribute('checked', checked);
    else input.setAttribute('value', value);
  });
  return {
    root: Array.from(document.documentElement.attributes, ({ name, value }) => [name, value]),
    body: body.outerHTML,
    styles,
    scroll: { left: scrollX, top: scrollY },
  };
}

/** Captures the document of an open page. */
export const captureDocument = (page: Page): Promise<CapturedDocument> => page.evaluate(capture);

/**
 * Shows a captured document, and prepares the next press or key to turn it into another one: only
 * what differs is changed. New elements are created from text after the press, like an app without
 * any code would. It is sent to the page as text.
 */
function prepare({
  before,
  after,
  event,
}: {
  before: CapturedDocument;
  after: CapturedDocument;
  event: 'click' | 'keydown';
}): void {
  const parse = ({ root, body }: CapturedDocument): HTMLElement => {
    const { documentElement } = new DOMParser().parseFromString(body, 'text/html');
    for (const [name, value] of root) documentElement.setAttribute(name, value);
    return documentElement;
  };
  document.adoptedStyleSheets = before.styles.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const shown = parse(before);
  for (const { name, value } of shown.attributes)
    document.documentElement.setAttribute(name, value);
  document.body.replaceWith(document.adoptNode(shown.querySelector('body') ?? shown));
  scrollTo(before.scroll.left, before.scroll.top);

  const changes: (() => void)[] = [];
  const toText = (nodes: readonly Node[]): string => {
    const holder = document.createElement('div');
    holder.append(...nodes.map((node) => node.cloneNode(true)));
    return holder.innerHTML;
  };
  const compareAttributes = (from: Element, to: Element): void => {
    for (const { name } of from.attributes)
      if (!to.hasAttribute(name)) changes.push(() => from.removeAttribute(name));
    for (const { name, value } of to.attributes) {
      if (from.getAttribute(name) === value) continue;
      changes.push(() => {
        from.setAttribute(name, value);
        if (name === 'checked' && from instanceof HTMLInputElement) from.checked = true;
      });
    }
  };
  const isSame = (from: Node, to: Node): boolean =>
    from.nodeName === to.nodeName && (!(from instanceof Element) || from.id === (to as Element).id);
  const compare = (from: Element, to: Element): void => {
    compareAttributes(from, to);
    const old = [...from.childNodes];
    const wanted = [...to.childNodes];
    while (old[0] && wanted[0]?.isEqualNode(old[0])) {
      old.shift();
      wanted.shift();
    }
    let next: ChildNode | null = null;
    for (;;) {
      const last = old.at(-1);
      if (!last || !wanted.at(-1)?.isEqualNode(last)) break;
      next = last;
      old.pop();
      wanted.pop();
    }
    while (old[0] && wanted[0] && isSame(old[0], wanted[0])) {
      const [first, target] = [old.shift(), wanted.shift()];
      if (first instanceof Element) compare(first, target as Element);
      else if (first && target && first.nodeValue !== target.nodeValue)
        changes.push(() => void (first.nodeValue = target.nodeValue));
    }
    const html = toText(wanted);
    if (old.length === 0 && html === '') return;
    changes.push(() => {
      for (const node of old) node.remove();
      const template = document.createElement('template');
      template.innerHTML = html;
      from.insertBefore(template.content, next);
    });
  };
  compare(
    document.documentElement,
    (() => {
      const target = parse(after);
      target.querySelector('head')?.replaceWith(document.head.cloneNode(true));
      return target;
    })(),
  );
  const added = after.styles.filter((text) => !before.styles.includes(text));
  for (const text of added) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    changes.push(() => document.adoptedStyleSheets.push(sheet));
  }
  addEventListener(
    event,
    (given) => {
      given.preventDefault();
      for (const change of changes) change();
    },
    { capture: true, once: true },
  );
}

/** A press of a scene, and the documents before it and after it. */
export interface MinimumOfPress {
  name: string;
  url: string;
  viewport: { width: number; height: number };
  slowdown: number;
  press: (page: Page) => Press;
  until: Condition;
  before: CapturedDocument;
  after: CapturedDocument;
}

/**
 * Measures the least that a press can take: a bare page with the same styles shows the document
 * before the press, and turns it into the document after the press.
 */
export async function measureMinimum(
  browser: DemoBrowser,
  { name, url, viewport, slowdown, press, until, before, after }: MinimumOfPress,
): Promise<Sample> {
  const context = await browser.createVisitorProfile();
  try {
    const address = new URL('/minimum', url).href;
    await context.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Minimum</title>' }),
    );
    const opened = await openPage(context, { url: address, viewport, slowdown });
    await opened.page.waitForLoadState();
    await opened.page.mouse.move(viewport.width / 2, viewport.height / 2);
    const pressed = press(opened.page);
    const event = typeof pressed === 'string' ? 'keydown' : 'click';
    await opened.page.evaluate(prepare, { before, after, event } as const);
    await waitForIdleSecond(opened.page);
    return await timePress(name, opened, pressed, until);
  } finally {
    await context.close();
  }
}
