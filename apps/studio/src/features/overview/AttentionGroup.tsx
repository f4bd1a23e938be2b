import {
  Button,
  Card,
  Heading,
  Icon,
  icons,
  Inline,
  Link,
  Stack,
  Text,
  type IconShape,
} from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { MemberText } from '../../shared/members/MemberText';
import * as styles from './AttentionGroup.css';

/** Something that waits. */
export interface AttentionItem {
  id: string;
  href: string;
  label: string;
  detail: string;
}

export interface AttentionGroupProps {
  /** The number of items with its noun. */
  title: string;
  text?: string | undefined;
  icon: IconShape;
  /** The list with all items. */
  href: string;
  items: readonly AttentionItem[];
}

/** As many as fit without hiding the next group. */
const MAX_SHOWN = 5;

/** Items of one kind that wait, with a link to all of them. */
export function AttentionGroup({ title, text, icon, href, items }: AttentionGroupProps) {
  const t = useT();
  const rest = items.length - MAX_SHOWN;
  return (
    <Card space="4">
      <Inline space="3" align="start" wraps={false}>
        <Icon icon={icon} />
        <Stack space="1">
          <Heading level={3} size="large">
            {title}
          </Heading>
          {text && (
            <Text size="sm" tone="muted">
              {text}
            </Text>
          )}
        </Stack>
      </Inline>
      <Stack role="list" space="3">
        {items.slice(0, MAX_SHOWN).map((item) => (
          <div key={item.id} role="listitem" className={styles.item}>
            <Link href={item.href}>
              <MemberText text={item.label} />
            </Link>
            <Text as="span" size="sm" tone="muted">
              {item.detail}
            </Text>
          </div>
        ))}
      </Stack>
      {rest > 0 && (
        <Inline>
          <Button size="small" variant="quiet" href={href} iconEnd={icons.chevronEnd}>
            {t('overview.more', { count: rest })}
          </Button>
        </Inline>
      )}
    </Card>
  );
}
