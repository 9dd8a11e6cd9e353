import type { Schema, Struct } from '@strapi/strapi';

export interface BeerAward extends Struct.ComponentSchema {
  collectionName: 'components_beer_award';
  info: {
    displayName: 'Award';
    icon: 'crown';
  };
  attributes: {
    category: Schema.Attribute.String;
    description: Schema.Attribute.Text;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    year: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 2030;
          min: 1900;
        },
        number
      >;
  };
}

export interface LocationContact extends Struct.ComponentSchema {
  collectionName: 'components_location_contact';
  info: {
    displayName: 'Contact details';
    icon: 'phone';
  };
  attributes: {
    address: Schema.Attribute.String;
    email: Schema.Attribute.String;
    phone: Schema.Attribute.String;
  };
}

export interface LocationHours extends Struct.ComponentSchema {
  collectionName: 'components_location_hours';
  info: {
    displayName: 'Opening hours';
    icon: 'clock';
  };
  attributes: {
    display: Schema.Attribute.String;
    friday: Schema.Attribute.String;
    monday: Schema.Attribute.String;
    saturday: Schema.Attribute.String;
    sunday: Schema.Attribute.String;
    thursday: Schema.Attribute.String;
    tuesday: Schema.Attribute.String;
    wednesday: Schema.Attribute.String;
  };
}

export interface PageChapter extends Struct.ComponentSchema {
  collectionName: 'components_page_chapter';
  info: {
    displayName: 'Chapter';
    icon: 'book';
  };
  attributes: {
    builtInPhoto: Schema.Attribute.Enumeration<
      [
        'barrel',
        'folsom1',
        'folsom2',
        'folsom3',
        'gallery1',
        'gallery2',
        'gallery3',
        'gallery4',
        'gallery5',
        'gallery6',
        'growlers',
        'heroBeers',
        'heroContact',
        'heroEvents',
        'heroHome',
        'heroOurStory',
        'heroTaproom',
        'longTable',
        'story1',
        'story2',
        'story3',
        'story4',
        'taproomPatio',
      ]
    >;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
        minLength: 1;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 10;
        minLength: 1;
      }>;
    photo: Schema.Attribute.Media<'images'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1200;
        minLength: 1;
      }>;
  };
}

export interface PageChapters extends Struct.ComponentSchema {
  collectionName: 'components_page_chapters';
  info: {
    displayName: 'Chapters';
    icon: 'book';
  };
  attributes: {
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    items: Schema.Attribute.Component<'page.chapter', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
  };
}

export interface PageHero extends Struct.ComponentSchema {
  collectionName: 'components_page_hero';
  info: {
    displayName: 'Top of the page';
    icon: 'picture';
  };
  attributes: {
    eyebrow: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    lead: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 180;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
  };
}

export interface PageIconItem extends Struct.ComponentSchema {
  collectionName: 'components_page_icon_item';
  info: {
    displayName: 'Item with an icon';
    icon: 'bulletList';
  };
  attributes: {
    icon: Schema.Attribute.Enumeration<['shirt', 'glass', 'gem', 'gift']> & Schema.Attribute.Required;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
        minLength: 1;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
  };
}

export interface PageIconList extends Struct.ComponentSchema {
  collectionName: 'components_page_icon_list';
  info: {
    displayName: 'List with icons';
    icon: 'bulletList';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    items: Schema.Attribute.Component<'page.icon-item', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
  };
}

export interface PagePhotoHero extends Struct.ComponentSchema {
  collectionName: 'components_page_photo_hero';
  info: {
    displayName: 'Top of the page, with a button';
    icon: 'picture';
  };
  attributes: {
    actionHref: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
        minLength: 1;
      }>;
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    builtInPhoto: Schema.Attribute.Enumeration<
      [
        'barrel',
        'folsom1',
        'folsom2',
        'folsom3',
        'gallery1',
        'gallery2',
        'gallery3',
        'gallery4',
        'gallery5',
        'gallery6',
        'growlers',
        'heroBeers',
        'heroContact',
        'heroEvents',
        'heroHome',
        'heroOurStory',
        'heroTaproom',
        'longTable',
        'story1',
        'story2',
        'story3',
        'story4',
        'taproomPatio',
      ]
    >;
    eyebrow: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    lead: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 220;
        minLength: 1;
      }>;
    photo: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
  };
}

export interface PagePromoCard extends Struct.ComponentSchema {
  collectionName: 'components_page_promo_card';
  info: {
    displayName: 'Card with a photo';
    icon: 'apps';
  };
  attributes: {
    actionHref: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
        minLength: 1;
      }>;
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    builtInPhoto: Schema.Attribute.Enumeration<
      [
        'barrel',
        'folsom1',
        'folsom2',
        'folsom3',
        'gallery1',
        'gallery2',
        'gallery3',
        'gallery4',
        'gallery5',
        'gallery6',
        'growlers',
        'heroBeers',
        'heroContact',
        'heroEvents',
        'heroHome',
        'heroOurStory',
        'heroTaproom',
        'longTable',
        'story1',
        'story2',
        'story3',
        'story4',
        'taproomPatio',
      ]
    >;
    photo: Schema.Attribute.Media<'images'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
  };
}

export interface PagePromoCards extends Struct.ComponentSchema {
  collectionName: 'components_page_promo_cards';
  info: {
    displayName: 'Cards with photos';
    icon: 'apps';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    items: Schema.Attribute.Component<'page.promo-card', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 1;
        },
        number
      >;
    note: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    noteHref: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    noteLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface PageSeo extends Struct.ComponentSchema {
  collectionName: 'components_page_seo';
  info: {
    displayName: 'Search engines and link previews';
    icon: 'search';
  };
  attributes: {
    builtInImage: Schema.Attribute.Enumeration<
      [
        'barrel',
        'folsom1',
        'folsom2',
        'folsom3',
        'gallery1',
        'gallery2',
        'gallery3',
        'gallery4',
        'gallery5',
        'gallery6',
        'growlers',
        'heroBeers',
        'heroContact',
        'heroEvents',
        'heroHome',
        'heroOurStory',
        'heroTaproom',
        'longTable',
        'story1',
        'story2',
        'story3',
        'story4',
        'taproomPatio',
      ]
    >;
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 220;
        minLength: 1;
      }>;
    image: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
        minLength: 1;
      }>;
  };
}

export interface PageVisitCard extends Struct.ComponentSchema {
  collectionName: 'components_page_visit_card';
  info: {
    displayName: 'Visit us';
    icon: 'pinMap';
  };
  attributes: {
    actionHref: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
        minLength: 1;
      }>;
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    builtInPhoto: Schema.Attribute.Enumeration<
      [
        'barrel',
        'folsom1',
        'folsom2',
        'folsom3',
        'gallery1',
        'gallery2',
        'gallery3',
        'gallery4',
        'gallery5',
        'gallery6',
        'growlers',
        'heroBeers',
        'heroContact',
        'heroEvents',
        'heroHome',
        'heroOurStory',
        'heroTaproom',
        'longTable',
        'story1',
        'story2',
        'story3',
        'story4',
        'taproomPatio',
      ]
    >;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    photo: Schema.Attribute.Media<'images'>;
  };
}

export interface SiteNavigationLink extends Struct.ComponentSchema {
  collectionName: 'components_site_navigation_links';
  info: {
    displayName: 'Navigation link';
    icon: 'link';
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
  };
}

export interface TaproomCard extends Struct.ComponentSchema {
  collectionName: 'components_taproom_cards';
  info: {
    displayName: 'Card';
    icon: 'layout';
  };
  attributes: {
    icon: Schema.Attribute.Enumeration<
      [
        'baby',
        'paw-print',
        'pizza',
        'sandwich',
        'utensils',
        'beer',
        'music',
        'trees',
        'car',
        'bike',
        'accessibility',
        'wifi',
        'users',
        'sun',
        'gamepad',
        'gift',
      ]
    >;
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface TaproomDayHours extends Struct.ComponentSchema {
  collectionName: 'components_taproom_day_hours';
  info: {
    displayName: 'Hours of a weekday';
    icon: 'clock';
  };
  attributes: {
    closes: Schema.Attribute.Time & Schema.Attribute.Required;
    opens: Schema.Attribute.Time & Schema.Attribute.Required;
    weekday: Schema.Attribute.Enumeration<
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    > &
      Schema.Attribute.Required;
  };
}

export interface TaproomFeature extends Struct.ComponentSchema {
  collectionName: 'components_taproom_features';
  info: {
    displayName: 'Feature';
    icon: 'check';
  };
  attributes: {
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface TaproomFigure extends Struct.ComponentSchema {
  collectionName: 'components_taproom_figures';
  info: {
    displayName: 'Figure';
    icon: 'hashtag';
  };
  attributes: {
    figure: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    text: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    unit: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
  };
}

export interface TaproomHoursException extends Struct.ComponentSchema {
  collectionName: 'components_taproom_hours_exceptions';
  info: {
    displayName: 'Special hours';
    icon: 'calendar';
  };
  attributes: {
    from: Schema.Attribute.Date & Schema.Attribute.Required;
    reason: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    spans: Schema.Attribute.Component<'taproom.time-span', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 10;
        },
        number
      >;
    to: Schema.Attribute.Date & Schema.Attribute.Required;
  };
}

export interface TaproomTimeSpan extends Struct.ComponentSchema {
  collectionName: 'components_taproom_time_spans';
  info: {
    displayName: 'Time span';
    icon: 'clock';
  };
  attributes: {
    closes: Schema.Attribute.Time & Schema.Attribute.Required;
    opens: Schema.Attribute.Time & Schema.Attribute.Required;
  };
}

export interface TaproomWeekdayText extends Struct.ComponentSchema {
  collectionName: 'components_taproom_weekday_texts';
  info: {
    displayName: 'Text of a weekday';
    icon: 'clock';
  };
  attributes: {
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    weekday: Schema.Attribute.Enumeration<
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    > &
      Schema.Attribute.Required;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'beer.award': BeerAward;
      'location.contact': LocationContact;
      'location.hours': LocationHours;
      'page.chapter': PageChapter;
      'page.chapters': PageChapters;
      'page.hero': PageHero;
      'page.icon-item': PageIconItem;
      'page.icon-list': PageIconList;
      'page.photo-hero': PagePhotoHero;
      'page.promo-card': PagePromoCard;
      'page.promo-cards': PagePromoCards;
      'page.seo': PageSeo;
      'page.visit-card': PageVisitCard;
      'site.navigation-link': SiteNavigationLink;
      'taproom.card': TaproomCard;
      'taproom.day-hours': TaproomDayHours;
      'taproom.feature': TaproomFeature;
      'taproom.figure': TaproomFigure;
      'taproom.hours-exception': TaproomHoursException;
      'taproom.time-span': TaproomTimeSpan;
      'taproom.weekday-text': TaproomWeekdayText;
    }
  }
}
