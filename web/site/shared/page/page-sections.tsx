import { Fragment, type ComponentType, type ReactNode } from 'react';

type AnySection = { type: string };

type SectionComponents<Section extends AnySection> = {
  [Type in Section['type']]: ComponentType<{ section: Extract<Section, { type: Type }> }>;
};

/**
 * The sections of a page in the order of its content, each in a wrapper. An array, so that `StaggeredHydration` can take
 * them one by one. Each section is on the page at most once.
 */
export function renderSections<Section extends AnySection>(
  sections: readonly Section[],
  components: SectionComponents<Section>,
  Wrapper: ComponentType<{ children: ReactNode }> = Fragment,
): ReactNode[] {
  const componentOf = (type: Section['type']) => components[type] as ComponentType<{ section: Section }> | undefined;
  return sections.map((section) => {
    // During an update, the CMS may have a section that this version of the site does not know.
    const Component = componentOf(section.type);
    return (
      Component && (
        <Wrapper key={section.type}>
          <Component section={section} />
        </Wrapper>
      )
    );
  });
}
