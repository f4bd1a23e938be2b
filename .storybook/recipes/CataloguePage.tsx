import {
  BackToTop,
  Carousel,
  Container,
  Footer,
  Header,
  HeroSlider,
  IconButton,
  icons,
  Logo,
  PageShell,
  Stack,
  TopTen,
  VideoCard,
} from '@gschool/ui';
import { useState } from 'react';

import { classes, columns, favorites, menu, slides } from './catalogue.fixtures';

/** The home page of a streaming product: header, slider, two rows, a ranking, footer. */
export function CataloguePage() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const logo = <Logo name="Gschool" href="#home" />;
  return (
    <PageShell
      header={
        <Header
          logo={logo}
          menu={menu}
          actions={<IconButton label="Search" icon={icons.search} variant="quiet" />}
          isMenuOpen={isMenuOpen}
          onOpenMenu={() => setIsMenuOpen(true)}
        />
      }
      footer={<Footer logo={logo} columns={columns} copyright="© Gschool" />}
    >
      <HeroSlider label="New this week" slides={slides} />
      <Container blockPadding="medium">
        <Stack space="12">
          <Carousel title="Continue watching">
            {classes.map(({ id, ...card }) => (
              <VideoCard key={id} {...card} />
            ))}
          </Carousel>
          <TopTen title="Most loved this week" items={favorites} />
          <Carousel title="Short on time" subtitle="Fifteen minutes or less">
            {classes.toReversed().map(({ id, ...card }) => (
              <VideoCard key={id} {...card} progress={undefined} />
            ))}
          </Carousel>
        </Stack>
      </Container>
      <BackToTop />
    </PageShell>
  );
}
