import { Button, Heading, Stack } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './About.css';
import { socialLinks } from './contactOptions';

/** Links to the school's social accounts; nothing when the settings have none. */
export function SocialLinks() {
  const t = useT();
  if (socialLinks.length === 0) return null;
  return (
    <section aria-labelledby="elsewhere">
      <Stack space="4">
        <Heading level={2} size="h3" id="elsewhere">
          {t('contact.social')}
        </Heading>
        <ul role="list" className={styles.socialLinks}>
          {socialLinks.map(({ label, icon, href }) => (
            <li key={label}>
              <Button variant="quiet" href={href} isExternal iconStart={icon}>
                {t(label)}
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
