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

export interface BeerImage extends Struct.ComponentSchema {
  collectionName: 'components_beer_image';
  info: {
    displayName: 'Beer image';
    icon: 'picture';
  };
  attributes: {
    alt: Schema.Attribute.String;
    file: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
    isPrimary: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
  };
}

export interface EventImage extends Struct.ComponentSchema {
  collectionName: 'components_event_image';
  info: {
    displayName: 'Event image';
    icon: 'picture';
  };
  attributes: {
    alt: Schema.Attribute.String;
    file: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
    isPrimary: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
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

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'beer.award': BeerAward;
      'beer.image': BeerImage;
      'event.image': EventImage;
      'location.contact': LocationContact;
      'location.hours': LocationHours;
    }
  }
}
