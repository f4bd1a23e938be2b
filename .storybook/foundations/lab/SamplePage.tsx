import { memo } from 'react';
import {
  Alert,
  Badge,
  Button,
  Card,
  CardGrid,
  Checkbox,
  Chip,
  Container,
  FeaturedHero,
  Footer,
  Header,
  Heading,
  Icon,
  IconButton,
  Inline,
  Logo,
  ProgressBar,
  Select,
  Stack,
  Text,
  TextField,
  VideoCard,
  icons,
} from '@gschool/ui';

import { alerts, classes, columns, menu, plans } from './samplePage.fixtures';
import * as styles from './SamplePage.css';

const ignore = () => undefined;

/** A sample page with every kind of component. It is memoized and does not rerender. */
export const SamplePage = memo(function SamplePage() {
  return (
    <>
      <Header
        logo={<Logo name="Gschool" href="#sample" />}
        menu={menu}
        actions={<IconButton label="Search" icon={icons.search} variant="quiet" />}
        account={
          <Button size="small" href="#sample">
            Enroll
          </Button>
        }
        onOpenMenu={ignore}
        isMenuOpen={false}
      />
      <div className={styles.sections}>
        <Container>
          <FeaturedHero
            picture="art:figure/lunge/4"
            eyebrow="New this week"
            title="Warrior flow for heavy days"
            text="A grounded half hour that builds from the feet up. Blocks help, a wall is enough."
            chips={
              <>
                <Badge>32 min</Badge>
                <Badge>Yoga</Badge>
              </>
            }
            actions={
              <>
                <Button iconStart={icons.play}>Play</Button>
                <Button variant="quiet">Save for later</Button>
              </>
            }
          />
        </Container>
        <Container>
          <Stack space="5">
            <Heading level={3} size="h2">
              Continue watching
            </Heading>
            <Inline space="2">
              <Chip isSelected>All</Chip>
              <Chip>Strength</Chip>
              <Chip>Mobility</Chip>
              <Chip>Breath</Chip>
            </Inline>
            <CardGrid label="Classes">
              {classes.map((one) => (
                <VideoCard key={one.title} {...one} headingLevel={4} />
              ))}
            </CardGrid>
          </Stack>
        </Container>
        <Container>
          <div className={styles.two}>
            <Card padding="large">
              <Stack space="4">
                <Heading level={3}>Join the school</Heading>
                <TextField name="name" label="Your name" defaultValue="Mara Kern" />
                <TextField
                  name="email"
                  label="Email"
                  type="email"
                  defaultValue="mara@"
                  error="Enter the full address, like mara@home.org."
                />
                <Select
                  name="level"
                  label="Level"
                  options={[
                    { value: 'new', label: 'New to it' },
                    { value: 'steady', label: 'Steady' },
                  ]}
                />
                <Checkbox name="mail" label="Tell me about new classes" defaultChecked />
                <ProgressBar label="Profile, 60% complete" value={60} max={100} />
                <Inline space="3">
                  <Button>Create account</Button>
                  <Button variant="plain">Not now</Button>
                </Inline>
              </Stack>
            </Card>
            <Stack space="3">
              {alerts.map(({ title, ...alert }) => (
                <Alert key={title} title={title} {...alert} />
              ))}
              <Text tone="muted" size="sm">
                Quiet text in the second voice, with a <a href="#sample">link on the page</a>.
              </Text>
              <Inline space="2">
                <Badge tone="brand">Featured</Badge>
                <Badge tone="success">Paid</Badge>
                <Badge tone="danger">Live</Badge>
                <Button variant="danger" size="small">
                  Delete
                </Button>
              </Inline>
            </Stack>
          </div>
        </Container>
        <Container>
          <Stack space="5">
            <Heading level={3} size="h2">
              Choose your rhythm
            </Heading>
            <div className={styles.three}>
              {plans.map(({ name, price, about, facts, variant }) => (
                <Card key={name} variant={variant} padding="large">
                  <Stack space="4">
                    <Heading level={4}>{name}</Heading>
                    <Heading level={5} size="h1" as="p">
                      {price}
                    </Heading>
                    <p>{about}</p>
                    <ul className={styles.facts}>
                      {facts.map((fact) => (
                        <li key={fact} className={styles.fact}>
                          <Icon icon={icons.check} size="small" className={styles.tick} />
                          {fact}
                        </li>
                      ))}
                    </ul>
                    <Button isFullWidth variant={variant === 'outline' ? 'quiet' : 'primary'}>
                      Choose {name}
                    </Button>
                  </Stack>
                </Card>
              ))}
            </div>
          </Stack>
        </Container>
      </div>
      <Footer
        logo={<Logo name="Gschool" />}
        tagline="Classes that fit the day you’re having."
        columns={columns}
        copyright="© Gschool"
      />
    </>
  );
});
