import '../../i18n/en/blog.messages.json';

import { Container, Heading, PostBody } from '@gschool/ui';

import { paths } from '../../config/paths';
import { TemplateText, templateParts } from '../../content/blog/template';
import { useT } from '../../i18n/useT';
import { PageBanner } from '../../shared/PageBanner';
import * as css from './TemplatePage.css';

/** `/blogs/template`: the parts of a post, in a text that explains and uses each of them. */
export function TemplatePage() {
  const t = useT();
  return (
    <>
      <PageBanner
        name={t('blog.template')}
        description={t('blog.templateText')}
        parents={[{ name: t('nav.blog'), href: paths.blogs }]}
      />
      <Container className={css.page}>
        <nav aria-labelledby="parts" className={css.contents}>
          <Heading level={2} size="medium" id="parts">
            {t('blog.templateParts')}
          </Heading>
          <ol role="list" lang="en" className={css.entries}>
            {templateParts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={css.entry}>
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div lang="en" dir="ltr" className={css.text}>
          <PostBody>
            <TemplateText />
          </PostBody>
        </div>
      </Container>
    </>
  );
}
