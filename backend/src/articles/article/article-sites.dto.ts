import { Field, moment, oneOf, text, whole } from '../../platform/http/input/field.js';

const kinds = ['wordpress', 'ghost', 'folder'] as const;
const states = ['sent', 'waiting', 'failed', 'changed-there'] as const;
const posts = ['draft', 'published', 'withdrawn'] as const;

/** The post that a site has of an article, or should have. */
export class ArticleSite {
  @Field(text())
  siteId: string;

  @Field(text(), { description: 'The site’s name.' })
  site: string;

  @Field(oneOf(kinds))
  kind: (typeof kinds)[number];

  @Field(oneOf(states), {
    description:
      'The state of the last message to the site. `changed-there`: somebody has changed or deleted the post on the site, and a person must decide.',
  })
  state: (typeof states)[number];

  @Field(text(), { nullable: true, description: 'What went wrong, or what the site left out.' })
  error: string | null;

  @Field(text(), { nullable: true, description: 'The id of the message, by which it can be sent again.' })
  deliveryId: string | null;

  @Field(text(), { nullable: true, description: 'The post’s id on the site; null before it was sent.' })
  remoteId: string | null;

  @Field(text(), { nullable: true })
  url: string | null;

  @Field(oneOf(posts), { nullable: true, description: 'The state in which the post was last sent.' })
  post: (typeof posts)[number] | null;

  @Field(whole({ min: 1, max: 1_000_000_000 }), {
    nullable: true,
    description: 'The number of the package that the post shows.',
  })
  package: number | null;

  @Field(moment(), { nullable: true, description: 'When the post was last sent.' })
  at: string | null;
}

/** The delivery of a package to a site, or the withdrawal of its post there. */
export class PackageDelivery {
  @Field(text())
  siteId: string;

  @Field(text(), { description: 'The site’s name at that time.' })
  site: string;

  @Field(text())
  remoteId: string;

  @Field(text())
  url: string;

  @Field(oneOf(posts))
  state: (typeof posts)[number];

  @Field(moment())
  at: string;
}
