import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { createRouterLink, type RoutedLink } from './createRouterLink';

const Routed: RoutedLink = ({ to, ...rest }) => <a data-routed={to} {...rest} />;
const Link = createRouterLink(Routed);
const render = (props: ComponentProps<typeof Link>) => renderToStaticMarkup(<Link {...props} />);

it.each(['/', '/classes?style=yoga#list', '?page=2'])('%s goes to the router', (href) => {
  expect(render({ href, className: 'a' })).toBe(`<a data-routed="${href}" class="a"></a>`);
});

it.each(['https://example.org/', '//example.org/', '#main', 'mailto:a@x.example', 'tel:1', 'page'])(
  '%s is a plain link',
  (href) => expect(render({ href })).toBe(`<a href="${href}"></a>`),
);

it('is a plain link for a new tab and for a download', () => {
  expect(render({ href: '/a', target: '_blank' })).toContain('href="/a"');
  expect(render({ href: '/a.ics', download: '' })).toContain('href="/a.ics"');
  expect(render({ href: '/a', target: '_self' })).toContain('data-routed="/a"');
});
