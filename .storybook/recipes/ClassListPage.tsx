import {
  Button,
  CardGrid,
  Container,
  EmptyState,
  FacetGroup,
  Grid,
  Heading,
  icons,
  Inline,
  SearchField,
  Stack,
  Tag,
  Text,
  VideoCard,
} from '@gschool/ui';
import { useState } from 'react';

import { styleLabels, taggedClasses } from './catalogue.fixtures';

const facetLabels = {
  selected: (count: number) => `${count} selected`,
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
};

/** A list with a search, filters and their results, and what to do when there are none. */
export function ClassListPage() {
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<readonly string[]>([]);
  const toggle = (style: string) =>
    setSelected(
      selected.includes(style) ? selected.filter((one) => one !== style) : [...selected, style],
    );
  const clear = () => {
    setSearch('');
    setSelected([]);
  };
  const found = taggedClasses.filter(
    ({ title, style }) =>
      title.toLowerCase().includes(search.trim().toLowerCase()) &&
      (selected.length === 0 || selected.includes(style)),
  );
  const options = styleLabels.map((label) => {
    const count = taggedClasses.filter(({ style }) => style === label).length;
    return {
      value: label,
      label,
      count,
      countLabel: `(${count})`,
      isSelected: selected.includes(label),
    };
  });
  return (
    <Container as="main" blockPadding="medium">
      <Stack space="6">
        <Heading level={1}>All classes</Heading>
        <Grid column="medium" space="6">
          <SearchField
            name="search"
            label="Find a class"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <FacetGroup
            title="Style"
            name="style"
            options={options}
            onToggle={toggle}
            labels={facetLabels}
          />
        </Grid>
        <Inline justify="between">
          <Text role="status" tone="muted">
            {found.length === 1 ? '1 class' : `${found.length} classes`}
          </Text>
          <Inline space="2">
            {selected.map((style) => (
              <Tag key={style} label={style} onRemove={() => toggle(style)} />
            ))}
          </Inline>
        </Inline>
        {found.length > 0 ? (
          <CardGrid label="Classes">
            {found.map(({ id, style, ...card }) => (
              <VideoCard key={id} {...card} meta={style} headingLevel={2} />
            ))}
          </CardGrid>
        ) : (
          <EmptyState
            title="No matches"
            icon={icons.search}
            level={2}
            action={
              <Button variant="quiet" onClick={clear}>
                Clear search and filters
              </Button>
            }
          >
            Try another word, or fewer filters.
          </EmptyState>
        )}
      </Stack>
    </Container>
  );
}
