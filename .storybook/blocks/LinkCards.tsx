interface LinkCard {
  /** Whom it is for. */
  title: string;
  text: string;
  /** Words, and the path of a page in this workshop. */
  links: readonly (readonly [words: string, path: string])[];
}

/** Cards of the start page: for each reader, where to go. Links open in Storybook's whole frame. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <div className="link-cards sb-unstyled">
      {cards.map(({ title, text, links }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul>
            {links.map(([words, path]) => (
              <li key={path}>
                <a href={`./?path=/${path}`} target="_top">
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
