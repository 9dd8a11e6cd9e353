import type { ComponentType } from 'react';

type AnySection = { type: string };

type SectionComponents<Section extends AnySection> = {
  [Type in Section['type']]: ComponentType<{ section: Extract<Section, { type: Type }> }>;
};

type PageSectionsProps<Section extends AnySection> = { sections: Section[]; components: SectionComponents<Section> };

/** Renders the sections of a page in the order of its content. Each is on the page at most once. */
export function PageSections<Section extends AnySection>({ sections, components }: PageSectionsProps<Section>) {
  const componentOf = (type: Section['type']) => components[type] as ComponentType<{ section: Section }> | undefined;
  return sections.map((section) => {
    // During an update, the CMS may have a section that this version of the site does not know.
    const Component = componentOf(section.type);
    return Component && <Component key={section.type} section={section} />;
  });
}
