import { choice, component, list, longText, text } from '../fields';
import { contentIcons } from '../icons';

const iconItem = component({
  name: 'icon-item',
  label: 'Item with an icon',
  icon: 'bulletList',
  title: 'title',
  fields: {
    icon: choice('Icon', contentIcons),
    title: text('Title', 40),
    text: longText('Text', 160),
  },
});

/** A headline and a list of icon, title and text. */
export const iconList = component({
  name: 'icon-list',
  label: 'List with icons',
  icon: 'bulletList',
  title: 'heading',
  fields: {
    heading: text('Headline', 50),
    items: list('Items', iconItem, { max: 12 }),
  },
});
