import { DEFAULT_LANGUAGE, localize } from '../locale/localize';
import type { Catalogue, ClassCard, ClassDetails, LiveEvent } from './types';

const localized = new WeakMap<Catalogue, { reader: string; catalogue: Catalogue }>();

/**
 * The catalog with all texts in the reader's language (see `localize`). The last result is
 * kept, so that several components can ask for it.
 */
export const localizeCatalogue = (catalogue: Catalogue, reader: string): Catalogue => {
  const stored = catalogue.language ?? DEFAULT_LANGUAGE;
  if (stored === reader) return catalogue;
  const known = localized.get(catalogue);
  if (known?.reader === reader) return known.catalogue;

  const languages = { stored, reader };
  const styles = catalogue.styles.map((style) => localize(style, ['name'], languages));
  const instructors = catalogue.instructors.map((person) =>
    localize(person, ['name', 'bio'], languages),
  );
  const styleOf = new Map(styles.map((style) => [style.id, style]));
  const instructorOf = new Map(instructors.map((person) => [person.id, person]));
  const localizeCard = (card: ClassCard): ClassCard => {
    const own = localize(card, ['title'], languages);
    const style = styleOf.get(own.styleId);
    const instructor = instructorOf.get(own.instructorId ?? '');
    const styleLang = style ? style.lang?.name : stored;
    const instructorLang = instructor ? instructor.lang?.name : stored;
    return {
      ...own,
      styleName: style?.name ?? own.styleName,
      instructorName: instructor?.name ?? own.instructorName,
      lang: {
        ...own.lang,
        ...(styleLang !== undefined && { styleName: styleLang }),
        ...(instructorLang !== undefined &&
          own.instructorName !== null && { instructorName: instructorLang }),
      },
    };
  };
  const result: Catalogue = {
    ...catalogue,
    styles,
    instructors,
    series: catalogue.series.map((one) => localize(one, ['title', 'description'], languages)),
    classes: catalogue.classes.map(localizeCard),
  };
  localized.set(catalogue, { reader, catalogue: result });
  return result;
};

/** The details of a class with all texts, its chapters too, in the reader's language. */
export const localizeDetails = (details: ClassDetails, reader: string): ClassDetails => {
  const stored = details.language ?? DEFAULT_LANGUAGE;
  if (stored === reader) return details;
  const titles = details.chapterTitles?.[reader] ?? [];
  return {
    ...localize(details, ['title', 'styleName', 'instructorName', 'description'], {
      stored,
      reader,
    }),
    chapters: details.chapters.map((chapter, n) => {
      const title = titles[n];
      return title ? { ...chapter, title } : { ...chapter, lang: stored };
    }),
  };
};

/** An event with its texts in the reader's language. */
export const localizeEvent = (event: LiveEvent, reader: string): LiveEvent =>
  localize(event, ['title', 'description', 'instructorName'], {
    stored: event.language ?? DEFAULT_LANGUAGE,
    reader,
  });
