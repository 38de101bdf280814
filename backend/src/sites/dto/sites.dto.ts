import { DeliveryState } from '../../platform/http/input/delivery-state.dto.js';
import { Field, count, flag, listOf, moment, nested, oneOf, text } from '../../platform/http/input/field.js';
import { PageOf } from '../../platform/http/input/page.js';
import {
  publishings,
  returnings,
  siteKinds,
  textForms,
  type Publishing,
  type Returning,
  type SiteKind,
  type EngineForm,
} from '../domain/site.events.js';

const line = (max: number, min = 0) => text({ min, max, trim: true, singleLine: true });
const name = line(60, 1);
const address = line(2_000, 1);
const there = line(100);
const addressIs = 'A public http or https address; for a folder, its path within the directory for sites.';
const onReturnIs =
  'What happens to the post when its article is returned to draft or deleted: `nothing`; it becomes a `draft` there; or, with `unpublish`, it leaves the site (WordPress moves it to the trash, Ghost makes it a draft, and a file is removed).';
const formIs =
  'The form of the text. WordPress takes `blocks`; Ghost takes `blocks`, which can be edited there, or `exact`, which is one markdown card; a folder takes `plain`, `hugo`, `jekyll` or `astro`.';

/** The credentials of a site, which no answer ever contains. */
export class SiteCredentials {
  @Field(line(200), { optional: true, description: 'The name of a WordPress user.' })
  username?: string;

  @Field(line(200), { optional: true, description: 'An application password of the WordPress user.' })
  password?: string;

  @Field(line(300), { optional: true, description: 'The Admin API key of Ghost, as `id:secret`.' })
  key?: string;
}

export class SiteCategory {
  @Field(text({ min: 1, max: 100 }))
  categoryId: string;

  @Field(there, { description: 'The category’s name on the site; empty for none.' })
  name: string;
}

export class SiteAuthor {
  @Field(text({ min: 1, max: 100 }))
  personaId: string;

  @Field(line(100, 1), {
    description: 'The slug of a WordPress user, or the slug or e-mail address of a Ghost user.',
  })
  name: string;
}

const categories = listOf(SiteCategory, { max: 100 });
const authors = listOf(SiteAuthor, { max: 100 });
const tags = listOf(line(100, 1), { max: 20 });
const categoriesAre = 'The categories whose articles are sent; empty for all.';

export class SiteBody {
  @Field(oneOf(siteKinds))
  kind: SiteKind;

  @Field(name)
  name: string;

  @Field(address, { description: addressIs })
  address: string;

  @Field(nested(SiteCredentials), { optional: true })
  credentials?: SiteCredentials;

  @Field(oneOf(publishings), {
    optional: true,
    description: 'The state of posts there; defaults to `draft`.',
  })
  publish?: Publishing;

  @Field(oneOf(returnings), { optional: true, description: `${onReturnIs} Defaults to \`nothing\`.` })
  onReturn?: Returning;

  @Field(oneOf(textForms), { optional: true, description: formIs })
  form?: EngineForm;

  @Field(categories, { optional: true, description: categoriesAre })
  categories?: SiteCategory[];

  @Field(authors, { optional: true, description: 'The users on the site who stand for personas.' })
  authors?: SiteAuthor[];

  @Field(tags, { optional: true, description: 'The tags that each post is given.' })
  tags?: string[];
}

/** A change of a site; absent members stay as they are. */
export class ChangedSiteBody {
  @Field(name, { optional: true })
  name?: string;

  @Field(address, { optional: true, description: `${addressIs} The host can’t change.` })
  address?: string;

  @Field(nested(SiteCredentials), { optional: true })
  credentials?: SiteCredentials;

  @Field(oneOf(publishings), { optional: true })
  publish?: Publishing;

  @Field(oneOf(returnings), { optional: true, description: onReturnIs })
  onReturn?: Returning;

  @Field(oneOf(textForms), { optional: true, description: formIs })
  form?: EngineForm;

  @Field(categories, { optional: true, description: categoriesAre })
  categories?: SiteCategory[];

  @Field(authors, { optional: true })
  authors?: SiteAuthor[];

  @Field(tags, { optional: true })
  tags?: string[];
}

export class SiteView {
  @Field(text())
  id: string;

  @Field(oneOf(siteKinds))
  kind: SiteKind;

  @Field(text())
  name: string;

  @Field(text())
  address: string;

  @Field(oneOf(publishings))
  publish: Publishing;

  @Field(oneOf(returnings))
  onReturn: Returning;

  @Field(oneOf(textForms))
  form: EngineForm;

  @Field(listOf(SiteCategory))
  categories: SiteCategory[];

  @Field(listOf(SiteAuthor))
  authors: SiteAuthor[];

  @Field(listOf(text()))
  tags: string[];

  @Field(moment())
  createdAt: string;

  @Field(text(), { description: 'The name of the administrator who added the site.' })
  createdBy: string;
}

export class SitesAnswer {
  @Field(listOf(SiteView), { description: 'The sites, newest first.' })
  sites: SiteView[];
}

export class SiteAnswer {
  @Field(nested(SiteView))
  site: SiteView;
}

const points = ['connection', 'sign-in', 'rights', 'clock'] as const;

export class SiteCheckPoint {
  @Field(oneOf(points))
  point: (typeof points)[number];

  @Field(flag())
  ok: boolean;

  @Field(text(), { description: 'What was found and, if it is wrong, what to do.' })
  message: string;
}

export class SiteCheckAnswer {
  @Field(flag(), { description: 'Whether posts can be sent to the site.' })
  ok: boolean;

  @Field(listOf(SiteCheckPoint))
  points: SiteCheckPoint[];
}

const types = ['article.promoted', 'article.returned', 'article.deleted'] as const;

/** The answer of a site. */
export class SiteReply {
  @Field(count)
  status: number;

  @Field(text(), { description: 'The beginning of the answer’s body, on one line.' })
  text: string;
}

/** One message to one site. */
export class SiteDelivery extends DeliveryState {
  @Field(text())
  id: string;

  @Field(text())
  articleId: string;

  @Field(text(), { description: 'The article’s current title.' })
  title: string;

  @Field(oneOf(types))
  type: (typeof types)[number];

  @Field(count, { nullable: true, description: 'The number of the package promoted last by then.' })
  package: number | null;

  @Field(flag(), { description: 'Whether somebody sent it again by hand.' })
  again: boolean;

  @Field(oneOf(['changed-there', 'gone-there']), {
    nullable: true,
    description:
      'The conflict on the site that a person decides on: they send it again with `anyway`, or leave it.',
  })
  conflict: 'changed-there' | 'gone-there' | null;

  @Field(nested(SiteReply), { nullable: true, description: 'The answer to a last attempt that failed.' })
  answer: SiteReply | null;
}

export class SiteDeliveryAnswer {
  @Field(nested(SiteDelivery))
  delivery: SiteDelivery;
}

export class SendAgainBody {
  @Field(flag(), {
    optional: true,
    description: 'Whether to overwrite what was changed there, or to create again what was deleted there.',
  })
  anyway?: boolean;
}

export class SiteDeliveriesAnswer extends PageOf(SiteDelivery, count, 'Newest first.') {}
