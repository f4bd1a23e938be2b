import { Alert, Stack, Text } from '@gschool/ui';
import type { ReactNode } from 'react';

/** The number of items that are named. */
const MAX_NAMED = 20;

interface ListAlertProps<Item> {
  variant: 'warning' | 'danger';
  /** What is wrong with the items. */
  text: string;
  items: readonly Item[];
  /** Unique among the items. */
  getKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** Says how many more items there are. Without it, nothing says so. */
  more?: ((count: number) => string) | undefined;
  /**
   * Whether the items are in English in every language.
   * @default false
   */
  isEnglish?: boolean | undefined;
}

/** A problem, and the first items that have it. Renders nothing without items. */
export function ListAlert<Item>(props: ListAlertProps<Item>) {
  const { variant, text, items, getKey, children, more, isEnglish = false } = props;
  if (items.length === 0) return null;
  return (
    <Alert variant={variant}>
      <Stack space="2">
        <Text>{text}</Text>
        <Stack as="ul" role="list" space="1" {...(isEnglish && { lang: 'en', dir: 'ltr' })}>
          {items.slice(0, MAX_NAMED).map((item) => (
            <li key={getKey(item)}>{children(item)}</li>
          ))}
        </Stack>
        {more && items.length > MAX_NAMED && <Text>{more(items.length - MAX_NAMED)}</Text>}
      </Stack>
    </Alert>
  );
}
