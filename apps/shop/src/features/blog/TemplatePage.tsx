import '../../i18n/en/blog.messages.json';

import { Container, Heading, PostBody } from '@gschool/ui';

import { paths } from '../../config/paths';
import { TemplateText, templateSections } from '../../content/blog/template';
import { useT } from '../../i18n/useT';
import { PageBanner } from '../../shared/PageBanner';
import * as styles from './TemplatePage.css';

/** `/blogs/template`: a post that shows and explains every text element. */
export function TemplatePage() {
  const t = useT();
  return (
    <>
      <PageBanner
        name={t('blog.template')}
        description={t('blog.templateText')}
        parents={[{ name: t('nav.blog'), href: paths.blogs }]}
      />
      <Container className={styles.page}>
        <nav aria-labelledby="parts" className={styles.contents}>
          <Heading level={2} size="medium" id="parts">
            {t('blog.templateParts')}
          </Heading>
          <ol role="list" lang="en" className={styles.entries}>
            {templateSections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.entry}>
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div lang="en" dir="ltr" className={styles.text}>
          <PostBody>
            <TemplateText />
          </PostBody>
        </div>
      </Container>
    </>
  );
}
