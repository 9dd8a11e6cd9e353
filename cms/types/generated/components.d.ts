import type { Schema, Struct } from '@strapi/strapi';

export interface BeerAward extends Struct.ComponentSchema {
  collectionName: 'components_beer_award';
  info: {
    displayName: 'Award';
    icon: 'crown';
  };
  attributes: {
    category: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
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
    address: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    email: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 254;
      }>;
    phone: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface LocationHours extends Struct.ComponentSchema {
  collectionName: 'components_location_hours';
  info: {
    displayName: 'Opening hours';
    icon: 'clock';
  };
  attributes: {
    display: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    friday: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    monday: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    saturday: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    sunday: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    thursday: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    tuesday: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    wednesday: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface PageBeerAwards extends Struct.ComponentSchema {
  collectionName: 'components_page_beer_awards';
  info: {
    displayName: 'Awards';
    icon: 'crown';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
  };
}

export interface PageBeerDetails extends Struct.ComponentSchema {
  collectionName: 'components_page_beer_details';
  info: {
    displayName: 'Description';
    icon: 'book';
  };
  attributes: {
    about: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    brewingNotes: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    foodPairings: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    malts: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    servingTemperature: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
  };
}

export interface PageBeerGallery extends Struct.ComponentSchema {
  collectionName: 'components_page_beer_gallery';
  info: {
    displayName: 'Photos';
    icon: 'landscape';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
  };
}

export interface PageBeerHero extends Struct.ComponentSchema {
  collectionName: 'components_page_beer_hero';
  info: {
    displayName: 'Top of the page of a beer';
    icon: 'picture';
  };
  attributes: {
    backLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    missingText: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
        minLength: 1;
      }>;
  };
}

export interface PageBeerList extends Struct.ComponentSchema {
  collectionName: 'components_page_beer_list';
  info: {
    displayName: 'Beers';
    icon: 'filter';
  };
  attributes: {
    comingSoon: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    emptyText: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    limited: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    others: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    seasonal: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    yearRound: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
  };
}

export interface PageBeerStats extends Struct.ComponentSchema {
  collectionName: 'components_page_beer_stats';
  info: {
    displayName: 'Stats';
    icon: 'chartBubble';
  };
  attributes: {
    color: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
        minLength: 1;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
        minLength: 1;
      }>;
    hops: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    sizes: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
        minLength: 1;
      }>;
    unknown: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
        minLength: 1;
      }>;
  };
}

export interface PageBeersByTag extends Struct.ComponentSchema {
  collectionName: 'components_page_beers_by_tag';
  info: {
    displayName: 'Beers by tag';
    icon: 'priceTag';
  };
  attributes: {
    actionHref: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
      }>;
    emptyText: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    limit: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 24;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<6>;
    tag: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 220;
      }>;
  };
}

export interface PageBlockHero extends Struct.ComponentSchema {
  collectionName: 'components_page_block_hero';
  info: {
    displayName: 'Hero';
    icon: 'picture';
  };
  attributes: {
    actionHref: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
      }>;
    eyebrow: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    lead: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 220;
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

export interface PageCalendarFeeds extends Struct.ComponentSchema {
  collectionName: 'components_page_calendar_feeds';
  info: {
    displayName: 'Calendars to subscribe to';
    icon: 'calendar';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 260;
        minLength: 1;
      }>;
  };
}

export interface PageCallToAction extends Struct.ComponentSchema {
  collectionName: 'components_page_call_to_action';
  info: {
    displayName: 'Call to action';
    icon: 'cursor';
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
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    secondHref: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    secondLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 220;
      }>;
  };
}

export interface PageCaptionedPhoto extends Struct.ComponentSchema {
  collectionName: 'components_page_captioned_photo';
  info: {
    displayName: 'Photo with a caption';
    icon: 'picture';
  };
  attributes: {
    builtInPhoto: Schema.Attribute.Enumeration<
      [
        'barrel',
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
        'story1',
        'story2',
        'story3',
        'story4',
        'taproomPatio',
      ]
    >;
    caption: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    photo: Schema.Attribute.Media<'images'>;
  };
}

export interface PageCard extends Struct.ComponentSchema {
  collectionName: 'components_page_card';
  info: {
    displayName: 'Card';
    icon: 'apps';
  };
  attributes: {
    actionHref: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
      }>;
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

export interface PageCards extends Struct.ComponentSchema {
  collectionName: 'components_page_cards';
  info: {
    displayName: 'Cards';
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
    items: Schema.Attribute.Component<'page.card', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 220;
      }>;
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
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
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

export interface PageConfirmSubscriptionHero extends Struct.ComponentSchema {
  collectionName: 'components_page_confirm_subscription_hero';
  info: {
    displayName: 'Question and answers';
    icon: 'envelop';
  };
  attributes: {
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    doneText: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    doneTitle: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    eyebrow: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    homeLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    invalidText: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    invalidTitle: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    question: Schema.Attribute.Text &
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

export interface PageContactForms extends Struct.ComponentSchema {
  collectionName: 'components_page_contact_forms';
  info: {
    displayName: 'Taproom and form';
    icon: 'message';
  };
  attributes: {
    eventHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    hoursHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    messageHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    otherLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    otherText: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
        minLength: 1;
      }>;
    taproomHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
  };
}

export interface PageCoverHero extends Struct.ComponentSchema {
  collectionName: 'components_page_cover_hero';
  info: {
    displayName: 'Top of the page, with a photo';
    icon: 'picture';
  };
  attributes: {
    builtInPhoto: Schema.Attribute.Enumeration<
      [
        'barrel',
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
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
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 180;
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

export interface PageDistributorFinder extends Struct.ComponentSchema {
  collectionName: 'components_page_distributor_finder';
  info: {
    displayName: 'Search for distributors';
    icon: 'pinMap';
  };
  attributes: {
    emptyText: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
  };
}

export interface PageEventDetails extends Struct.ComponentSchema {
  collectionName: 'components_page_event_details';
  info: {
    displayName: 'Description and place';
    icon: 'book';
  };
  attributes: {
    about: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    beers: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    links: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    organizer: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    place: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    tags: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    taproomLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
  };
}

export interface PageEventHero extends Struct.ComponentSchema {
  collectionName: 'components_page_event_hero';
  info: {
    displayName: 'Top of the page of an event';
    icon: 'picture';
  };
  attributes: {
    backLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    cancelledText: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
        minLength: 1;
      }>;
    endedText: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
        minLength: 1;
      }>;
    missingText: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    upcomingLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
  };
}

export interface PageEvents extends Struct.ComponentSchema {
  collectionName: 'components_page_events';
  info: {
    displayName: 'Events';
    icon: 'calendar';
  };
  attributes: {
    actionHref: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
      }>;
    category: Schema.Attribute.Enumeration<
      ['live-music', 'food-truck', 'beer-release', 'trivia', 'private-event', 'community', 'other']
    >;
    emptyText: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    limit: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3>;
    taproom: Schema.Attribute.Relation<'oneToOne', 'api::taproom.taproom'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 220;
      }>;
  };
}

export interface PageEventsHero extends Struct.ComponentSchema {
  collectionName: 'components_page_events_hero';
  info: {
    displayName: 'Top of the events page';
    icon: 'picture';
  };
  attributes: {
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
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

export interface PageFacts extends Struct.ComponentSchema {
  collectionName: 'components_page_facts';
  info: {
    displayName: 'Facts';
    icon: 'hashtag';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    items: Schema.Attribute.Component<'page.figure', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 1;
        },
        number
      >;
  };
}

export interface PageFeaturedBeers extends Struct.ComponentSchema {
  collectionName: 'components_page_featured_beers';
  info: {
    displayName: 'Featured beers';
    icon: 'star';
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
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
        'story1',
        'story2',
        'story3',
        'story4',
        'taproomPatio',
      ]
    >;
    emptyText: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
    eyebrow: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
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

export interface PageFigure extends Struct.ComponentSchema {
  collectionName: 'components_page_figure';
  info: {
    displayName: 'Figure';
    icon: 'hashtag';
  };
  attributes: {
    figure: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 6;
        minLength: 1;
      }>;
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
  };
}

export interface PageFindBeer extends Struct.ComponentSchema {
  collectionName: 'components_page_find_beer';
  info: {
    displayName: 'Where to find it';
    icon: 'pinMap';
  };
  attributes: {
    availableText: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    barsHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    buyHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    comingSoonText: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    contactLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    sellers: Schema.Attribute.Component<'page.seller', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 5;
        },
        number
      >;
    singleBarHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    taproomLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    unavailableText: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
  };
}

export interface PageForm extends Struct.ComponentSchema {
  collectionName: 'components_page_form';
  info: {
    displayName: 'Form';
    icon: 'message';
  };
  attributes: {
    eventType: Schema.Attribute.Enumeration<
      ['general', 'birthday-party', 'corporate-event', 'wedding', 'rehearsal-dinner', 'fundraiser', 'other']
    >;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    kind: Schema.Attribute.Enumeration<['message', 'private-event']> & Schema.Attribute.Required;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 220;
      }>;
  };
}

export interface PageGallery extends Struct.ComponentSchema {
  collectionName: 'components_page_gallery';
  info: {
    displayName: 'Gallery';
    icon: 'grid';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    photos: Schema.Attribute.Media<'images', true> & Schema.Attribute.Required;
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

export interface PageHomeHero extends Struct.ComponentSchema {
  collectionName: 'components_page_home_hero';
  info: {
    displayName: 'Top of the home page';
    icon: 'picture';
  };
  attributes: {
    linkHref: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
        minLength: 1;
      }>;
    linkLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    singleVisitLine: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 1;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 1;
      }>;
    visitLine: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
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

export interface PageLegalHero extends Struct.ComponentSchema {
  collectionName: 'components_page_legal_hero';
  info: {
    displayName: 'Top of the page, with a date';
    icon: 'picture';
  };
  attributes: {
    lead: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
        minLength: 1;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    updated: Schema.Attribute.Date & Schema.Attribute.Required;
  };
}

export interface PageLegalItem extends Struct.ComponentSchema {
  collectionName: 'components_page_legal_item';
  info: {
    displayName: 'Numbered section';
    icon: 'bulletList';
  };
  attributes: {
    anchor: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    closing: Schema.Attribute.Enumeration<['nothing', 'address']> & Schema.Attribute.Required;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
        minLength: 1;
      }>;
    text: Schema.Attribute.Blocks;
  };
}

export interface PageLegalText extends Struct.ComponentSchema {
  collectionName: 'components_page_legal_text';
  info: {
    displayName: 'Numbered sections';
    icon: 'bulletList';
  };
  attributes: {
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    items: Schema.Attribute.Component<'page.legal-item', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 40;
          min: 1;
        },
        number
      >;
  };
}

export interface PageLine extends Struct.ComponentSchema {
  collectionName: 'components_page_line';
  info: {
    displayName: 'Line';
    icon: 'bulletList';
  };
  attributes: {
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
        minLength: 1;
      }>;
  };
}

export interface PageMap extends Struct.ComponentSchema {
  collectionName: 'components_page_map';
  info: {
    displayName: 'Map';
    icon: 'pinMap';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    taproom: Schema.Attribute.Relation<'oneToOne', 'api::taproom.taproom'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 220;
      }>;
  };
}

export interface PageMessageHero extends Struct.ComponentSchema {
  collectionName: 'components_page_message_hero';
  info: {
    displayName: 'Message';
    icon: 'message';
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
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
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
    otherHref: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    otherLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
      }>;
    photo: Schema.Attribute.Media<'images'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 220;
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

export interface PageMoreEvents extends Struct.ComponentSchema {
  collectionName: 'components_page_more_events';
  info: {
    displayName: 'More events';
    icon: 'calendar';
  };
  attributes: {
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    taproomHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 1;
      }>;
  };
}

export interface PageNewsletter extends Struct.ComponentSchema {
  collectionName: 'components_page_newsletter';
  info: {
    displayName: 'Newsletter';
    icon: 'envelop';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
        minLength: 1;
      }>;
  };
}

export interface PageNextEvents extends Struct.ComponentSchema {
  collectionName: 'components_page_next_events';
  info: {
    displayName: 'Next events';
    icon: 'calendar';
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
    emptyHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    emptyText: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
    eyebrow: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
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
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
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

export interface PagePrivateEvents extends Struct.ComponentSchema {
  collectionName: 'components_page_private_events';
  info: {
    displayName: 'Private events';
    icon: 'gift';
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
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
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
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    lines: Schema.Attribute.Component<'page.line', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
        },
        number
      >;
    note: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
        minLength: 1;
      }>;
    photo: Schema.Attribute.Media<'images'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 360;
        minLength: 1;
      }>;
  };
}

export interface PageProgramHero extends Struct.ComponentSchema {
  collectionName: 'components_page_program_hero';
  info: {
    displayName: 'Top of the program';
    icon: 'star';
  };
  attributes: {
    builtInPhoto: Schema.Attribute.Enumeration<
      [
        'barrel',
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
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
    signedUpText: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
        minLength: 1;
      }>;
    signUpHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    signUpLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    signUpText: Schema.Attribute.Text &
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

export interface PageProgramLevel extends Struct.ComponentSchema {
  collectionName: 'components_page_program_level';
  info: {
    displayName: 'Level';
    icon: 'crown';
  };
  attributes: {
    from: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
        minLength: 1;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    perks: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
        minLength: 1;
      }>;
  };
}

export interface PageProgramLevels extends Struct.ComponentSchema {
  collectionName: 'components_page_program_levels';
  info: {
    displayName: 'Levels';
    icon: 'crown';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    items: Schema.Attribute.Component<'page.program-level', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 1;
        },
        number
      >;
  };
}

export interface PageProgramWay extends Struct.ComponentSchema {
  collectionName: 'components_page_program_way';
  info: {
    displayName: 'Way to earn points';
    icon: 'bulletList';
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
        minLength: 1;
      }>;
    points: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
        minLength: 1;
      }>;
  };
}

export interface PageProgramWays extends Struct.ComponentSchema {
  collectionName: 'components_page_program_ways';
  info: {
    displayName: 'Ways to earn points';
    icon: 'bulletList';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    items: Schema.Attribute.Component<'page.program-way', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
    note: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
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
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
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

export interface PageQuestion extends Struct.ComponentSchema {
  collectionName: 'components_page_question';
  info: {
    displayName: 'Question';
    icon: 'question';
  };
  attributes: {
    answer: Schema.Attribute.Blocks;
    question: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
  };
}

export interface PageQuestions extends Struct.ComponentSchema {
  collectionName: 'components_page_questions';
  info: {
    displayName: 'Questions';
    icon: 'question';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    items: Schema.Attribute.Component<'page.question', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 30;
          min: 1;
        },
        number
      >;
  };
}

export interface PageQuote extends Struct.ComponentSchema {
  collectionName: 'components_page_quote';
  info: {
    displayName: 'Quote';
    icon: 'quote';
  };
  attributes: {
    author: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    role: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
        minLength: 1;
      }>;
  };
}

export interface PageRewardsHero extends Struct.ComponentSchema {
  collectionName: 'components_page_rewards_hero';
  info: {
    displayName: 'Rewards program';
    icon: 'star';
  };
  attributes: {
    noScriptText: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
        minLength: 1;
      }>;
  };
}

export interface PageRichText extends Struct.ComponentSchema {
  collectionName: 'components_page_rich_text';
  info: {
    displayName: 'Formatted text';
    icon: 'write';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    text: Schema.Attribute.Blocks;
  };
}

export interface PageSeller extends Struct.ComponentSchema {
  collectionName: 'components_page_seller';
  info: {
    displayName: 'Place to buy';
    icon: 'shoppingCart';
  };
  attributes: {
    linkHref: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
        minLength: 1;
      }>;
    linkLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
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
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
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

export interface PageShippingHero extends Struct.ComponentSchema {
  collectionName: 'components_page_shipping_hero';
  info: {
    displayName: 'Top of the shipping page';
    icon: 'picture';
  };
  attributes: {
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
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
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
  };
}

export interface PageShippingOrder extends Struct.ComponentSchema {
  collectionName: 'components_page_shipping_order';
  info: {
    displayName: 'Order form and steps';
    icon: 'shoppingCart';
  };
  attributes: {
    ageHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    ageText: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    steps: Schema.Attribute.Component<'page.shipping-step', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 1;
        },
        number
      >;
    stepsHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
  };
}

export interface PageShippingStates extends Struct.ComponentSchema {
  collectionName: 'components_page_shipping_states';
  info: {
    displayName: 'States';
    icon: 'earth';
  };
  attributes: {
    emptyHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    emptyText: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
        minLength: 1;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
  };
}

export interface PageShippingStep extends Struct.ComponentSchema {
  collectionName: 'components_page_shipping_step';
  info: {
    displayName: 'Step';
    icon: 'bulletList';
  };
  attributes: {
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

export interface PageSimilarBeers extends Struct.ComponentSchema {
  collectionName: 'components_page_similar_beers';
  info: {
    displayName: 'Similar beers';
    icon: 'layer';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
  };
}

export interface PageSocialLinks extends Struct.ComponentSchema {
  collectionName: 'components_page_social_links';
  info: {
    displayName: 'Social networks';
    icon: 'earth';
  };
  attributes: {
    eyebrow: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    photos: Schema.Attribute.Component<'page.captioned-photo', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
  };
}

export interface PageStoryTeaser extends Struct.ComponentSchema {
  collectionName: 'components_page_story_teaser';
  info: {
    displayName: 'Our story in brief';
    icon: 'book';
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
        maxLength: 36;
        minLength: 1;
      }>;
    builtInDetailPhoto: Schema.Attribute.Enumeration<
      [
        'barrel',
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
        'story1',
        'story2',
        'story3',
        'story4',
        'taproomPatio',
      ]
    >;
    builtInPhoto: Schema.Attribute.Enumeration<
      [
        'barrel',
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
        'story1',
        'story2',
        'story3',
        'story4',
        'taproomPatio',
      ]
    >;
    detailPhoto: Schema.Attribute.Media<'images'>;
    eyebrow: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    figures: Schema.Attribute.Component<'page.figure', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    photo: Schema.Attribute.Media<'images'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 420;
        minLength: 1;
      }>;
  };
}

export interface PageTaproomContact extends Struct.ComponentSchema {
  collectionName: 'components_page_taproom_contact';
  info: {
    displayName: 'Contact';
    icon: 'message';
  };
  attributes: {
    callLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    emailLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    formLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    questionsHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 1;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 220;
        minLength: 1;
      }>;
  };
}

export interface PageTaproomEvents extends Struct.ComponentSchema {
  collectionName: 'components_page_taproom_events';
  info: {
    displayName: 'Events at the taproom';
    icon: 'calendar';
  };
  attributes: {
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    callText: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    emptyHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    emptyText: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
        minLength: 1;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
  };
}

export interface PageTaproomExpectations extends Struct.ComponentSchema {
  collectionName: 'components_page_taproom_expectations';
  info: {
    displayName: 'What to expect';
    icon: 'pinMap';
  };
  attributes: {
    accessibilityHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    directionsLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    foodHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    hoursHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    locationHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    parkingHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
  };
}

export interface PageTaproomFacts extends Struct.ComponentSchema {
  collectionName: 'components_page_taproom_facts';
  info: {
    displayName: 'Figures and facts';
    icon: 'hashtag';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
  };
}

export interface PageTaproomGallery extends Struct.ComponentSchema {
  collectionName: 'components_page_taproom_gallery';
  info: {
    displayName: 'Photos';
    icon: 'landscape';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
  };
}

export interface PageTaproomHero extends Struct.ComponentSchema {
  collectionName: 'components_page_taproom_hero';
  info: {
    displayName: 'Top of the page of a taproom';
    icon: 'picture';
  };
  attributes: {
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    builtInPhoto: Schema.Attribute.Enumeration<
      [
        'barrel',
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
        'story1',
        'story2',
        'story3',
        'story4',
        'taproomPatio',
      ]
    >;
    photo: Schema.Attribute.Media<'images'>;
  };
}

export interface PageTaproomHost extends Struct.ComponentSchema {
  collectionName: 'components_page_taproom_host';
  info: {
    displayName: 'Host an event';
    icon: 'gift';
  };
  attributes: {
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    builtInPhoto: Schema.Attribute.Enumeration<
      [
        'barrel',
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
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
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    photo: Schema.Attribute.Media<'images'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 360;
      }>;
  };
}

export interface PageTaproomSwitcher extends Struct.ComponentSchema {
  collectionName: 'components_page_taproom_switcher';
  info: {
    displayName: 'Taprooms';
    icon: 'pinMap';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    singleHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    visitLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
  };
}

export interface PageTapsHero extends Struct.ComponentSchema {
  collectionName: 'components_page_taps_hero';
  info: {
    displayName: 'Top of the tap list';
    icon: 'picture';
  };
  attributes: {
    builtInPhoto: Schema.Attribute.Enumeration<
      [
        'barrel',
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
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
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 180;
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

export interface PageTextPhoto extends Struct.ComponentSchema {
  collectionName: 'components_page_text_photo';
  info: {
    displayName: 'Text with photo';
    icon: 'landscape';
  };
  attributes: {
    actionHref: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
      }>;
    eyebrow: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    photo: Schema.Attribute.Media<'images'>;
    photoSide: Schema.Attribute.Enumeration<['right', 'left']> & Schema.Attribute.Required;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1200;
        minLength: 1;
      }>;
  };
}

export interface PageUnsubscribeHero extends Struct.ComponentSchema {
  collectionName: 'components_page_unsubscribe_hero';
  info: {
    displayName: 'Question and answers';
    icon: 'envelop';
  };
  attributes: {
    actionLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    contactLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    doneText: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    doneTitle: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    eyebrow: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    homeLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
        minLength: 1;
      }>;
    invalidText: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    invalidTitle: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    question: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
        minLength: 1;
      }>;
    stayLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
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

export interface PageUpcomingEvents extends Struct.ComponentSchema {
  collectionName: 'components_page_upcoming_events';
  info: {
    displayName: 'Upcoming events';
    icon: 'calendar';
  };
  attributes: {
    callText: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    emptyHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    emptyText: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
        minLength: 1;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
        minLength: 1;
      }>;
    isVisible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
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
        'cansColor',
        'tapTower',
        'patioFlight',
        'fourBeers',
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
        'merch',
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

export interface TapPour extends Struct.ComponentSchema {
  collectionName: 'components_tap_pours';
  info: {
    description: 'A glass on the menu, with its price';
    displayName: 'Pour';
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    ounces: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 200;
          min: 0.5;
        },
        number
      >;
    price: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 100000;
          min: 0;
        },
        number
      >;
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
        'beer',
        'accessibility',
        'baby',
        'bike',
        'bus',
        'dices',
        'flame',
        'music',
        'paw-print',
        'pizza',
        'sandwich',
        'shopping-bag',
        'square-parking',
        'star',
        'sun',
        'trees',
        'tv',
        'users',
        'utensils',
        'wifi',
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
      'page.beer-awards': PageBeerAwards;
      'page.beer-details': PageBeerDetails;
      'page.beer-gallery': PageBeerGallery;
      'page.beer-hero': PageBeerHero;
      'page.beer-list': PageBeerList;
      'page.beer-stats': PageBeerStats;
      'page.beers-by-tag': PageBeersByTag;
      'page.block-hero': PageBlockHero;
      'page.calendar-feeds': PageCalendarFeeds;
      'page.call-to-action': PageCallToAction;
      'page.captioned-photo': PageCaptionedPhoto;
      'page.card': PageCard;
      'page.cards': PageCards;
      'page.chapter': PageChapter;
      'page.chapters': PageChapters;
      'page.confirm-subscription-hero': PageConfirmSubscriptionHero;
      'page.contact-forms': PageContactForms;
      'page.cover-hero': PageCoverHero;
      'page.distributor-finder': PageDistributorFinder;
      'page.event-details': PageEventDetails;
      'page.event-hero': PageEventHero;
      'page.events': PageEvents;
      'page.events-hero': PageEventsHero;
      'page.facts': PageFacts;
      'page.featured-beers': PageFeaturedBeers;
      'page.figure': PageFigure;
      'page.find-beer': PageFindBeer;
      'page.form': PageForm;
      'page.gallery': PageGallery;
      'page.hero': PageHero;
      'page.home-hero': PageHomeHero;
      'page.icon-item': PageIconItem;
      'page.icon-list': PageIconList;
      'page.legal-hero': PageLegalHero;
      'page.legal-item': PageLegalItem;
      'page.legal-text': PageLegalText;
      'page.line': PageLine;
      'page.map': PageMap;
      'page.message-hero': PageMessageHero;
      'page.more-events': PageMoreEvents;
      'page.newsletter': PageNewsletter;
      'page.next-events': PageNextEvents;
      'page.photo-hero': PagePhotoHero;
      'page.private-events': PagePrivateEvents;
      'page.program-hero': PageProgramHero;
      'page.program-level': PageProgramLevel;
      'page.program-levels': PageProgramLevels;
      'page.program-way': PageProgramWay;
      'page.program-ways': PageProgramWays;
      'page.promo-card': PagePromoCard;
      'page.promo-cards': PagePromoCards;
      'page.question': PageQuestion;
      'page.questions': PageQuestions;
      'page.quote': PageQuote;
      'page.rewards-hero': PageRewardsHero;
      'page.rich-text': PageRichText;
      'page.seller': PageSeller;
      'page.seo': PageSeo;
      'page.shipping-hero': PageShippingHero;
      'page.shipping-order': PageShippingOrder;
      'page.shipping-states': PageShippingStates;
      'page.shipping-step': PageShippingStep;
      'page.similar-beers': PageSimilarBeers;
      'page.social-links': PageSocialLinks;
      'page.story-teaser': PageStoryTeaser;
      'page.taproom-contact': PageTaproomContact;
      'page.taproom-events': PageTaproomEvents;
      'page.taproom-expectations': PageTaproomExpectations;
      'page.taproom-facts': PageTaproomFacts;
      'page.taproom-gallery': PageTaproomGallery;
      'page.taproom-hero': PageTaproomHero;
      'page.taproom-host': PageTaproomHost;
      'page.taproom-switcher': PageTaproomSwitcher;
      'page.taps-hero': PageTapsHero;
      'page.text-photo': PageTextPhoto;
      'page.unsubscribe-hero': PageUnsubscribeHero;
      'page.upcoming-events': PageUpcomingEvents;
      'page.visit-card': PageVisitCard;
      'site.navigation-link': SiteNavigationLink;
      'tap.pour': TapPour;
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
