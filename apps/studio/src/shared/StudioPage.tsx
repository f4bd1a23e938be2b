import { BreadcrumbBanner, Container, type BreadcrumbItem } from '@gschool/ui';
import type { ReactNode } from 'react';

export interface StudioPageProps {
  /** The page's `h1`. */
  title: string;
  /** One or two sentences under the title. */
  description?: string | undefined;
  /** The pages above this one, and this page as the last item. @default none */
  trail?: readonly BreadcrumbItem[] | undefined;
  /** Buttons at the end of the title row; on phones, below the title if they do not fit. */
  actions?: ReactNode;
  /** What is printed instead of the page: elements with `data-print="only"`. @default the page */
  sheets?: ReactNode;
  children: ReactNode;
}

/** The layout of every page of the studio: breadcrumb, title and actions above the content. */
export function StudioPage(props: StudioPageProps) {
  const { title, description, trail = [], actions, sheets, children } = props;
  return (
    <>
      <div data-print={sheets ? 'none' : undefined}>
        <BreadcrumbBanner
          variant="task"
          title={title}
          description={description}
          items={trail}
          actions={actions}
        />
        <Container blockPadding="medium">{children}</Container>
      </div>
      {sheets && <Container blockPadding="none">{sheets}</Container>}
    </>
  );
}
