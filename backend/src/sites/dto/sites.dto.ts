import { DeliveryState } from '../../platform/http/input/delivery-state.dto.js';
import { Field, flag, listOf, moment, nested, oneOf, text, whole } from '../../platform/http/input/field.js';
import { PageOf } from '../../platform/http/input/page.js';
import {
  publishings,
  returnings,
  siteKinds,
  textForms,
  type Publishing,
  type Returning,
  type SiteKind,
  type TextForm,
} from '../domain/site.events.js';

const count = whole({ min: 0, max: 1_000_000_000 });
const line = (max: number, min = 0) => text({ min, max, trim: true, singleLine: true });
const name = line(60, 1);
const address = line(2_000, 1);
const there = line(100);
const addressIs = 'A public http or https address; of a folder, its path within the directory for sites.';
const onReturnIs =
  'What becomes of the post when its article is returned to draft or deleted: nothing; a draft there; or it leaves the site, for the bin of WordPress, as a draft of Ghost, or as a removed file.';
const formIs =
  'WordPress: blocks. Ghost: blocks that can be edited, or exact, as one card of markdown. Folders: plain, hugo, jekyll or astro.';

/** The credentials of a site, which no answer ever contains. */
export class SiteCredentials {
  @Field(line(200), { optional: true, description: 'Of WordPress.' })
  username?: string;

  @Field(line(200), { optional: true, description: 'Of WordPress: an application password.' })
  password?: string;

  @Field(line(300), { optional: true, description: 'Of Ghost: the Admin API key, `id:secret`.' })
  key?: string;
}

export class SiteCategory {
  @Field(text({ min: 1, max: 100 }))
  categoryId: string;

  @Field(there, { description: 'What it is called there; empty for none.' })
  name: string;
}

export class SiteAuthor {
  @Field(text({ min: 1, max: 100 }))
  personaId: string;

  @Field(line(100, 1), {
    description: 'The slug of a user of WordPress; the slug or e-mail address of one of Ghost.',
  })
  name: string;
}

const categories = listOf(SiteCategory, { max: 100 });
const authors = listOf(SiteAuthor, { max: 100 });
const tags = listOf(line(100, 1), { max: 20 });
const categoriesAre = 'Articles of these categories are sent; of all, if there are none.';

export class SiteBody {
  @Field(oneOf(siteKinds))
  kind: SiteKind;

  @Field(name)
  name: string;

  @Field(address, { description: addressIs })
  address: string;

  @Field(nested(SiteCredentials), { optional: true })
  credentials?: SiteCredentials;

  @Field(oneOf(publishings), { optional: true, description: 'Draft unless it says.' })
  publish?: Publishing;

  @Field(oneOf(returnings), { optional: true, description: `${onReturnIs} Nothing unless it says.` })
  onReturn?: Returning;

  @Field(oneOf(textForms), { optional: true, description: formIs })
  form?: TextForm;

  @Field(categories, { optional: true, description: categoriesAre })
  categories?: SiteCategory[];

  @Field(authors, { optional: true, description: 'Who stands for a persona there.' })
  authors?: SiteAuthor[];

  @Field(tags, { optional: true, description: 'Given to each post.' })
  tags?: string[];
}

/** A change of a site; absent members stay as they are. */
export class ChangedSiteBody {
  @Field(name, { optional: true })
  name?: string;

  @Field(address, { optional: true, description: `${addressIs} It stays on its host.` })
  address?: string;

  @Field(nested(SiteCredentials), { optional: true })
  credentials?: SiteCredentials;

  @Field(oneOf(publishings), { optional: true })
  publish?: Publishing;

  @Field(oneOf(returnings), { optional: true, description: onReturnIs })
  onReturn?: Returning;

  @Field(oneOf(textForms), { optional: true, description: formIs })
  form?: TextForm;

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
  form: TextForm;

  @Field(listOf(SiteCategory))
  categories: SiteCategory[];

  @Field(listOf(SiteAuthor))
  authors: SiteAuthor[];

  @Field(listOf(text()))
  tags: string[];

  @Field(moment())
  createdAt: string;

  @Field(text(), { description: 'Name of the administrator who added it.' })
  createdBy: string;
}

export class SitesAnswer {
  @Field(listOf(SiteView), { description: 'Newest first.' })
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

  @Field(text(), { description: 'What was found and, where it is wrong, what to do.' })
  message: string;
}

export class SiteCheckAnswer {
  @Field(flag(), { description: 'Whether posts can be sent.' })
  ok: boolean;

  @Field(listOf(SiteCheckPoint))
  points: SiteCheckPoint[];
}

const types = ['article.promoted', 'article.returned', 'article.deleted'] as const;

/** The answer of a site. */
export class SiteReply {
  @Field(count)
  status: number;

  @Field(text(), { description: 'The beginning of its body, on one line.' })
  text: string;
}

/** One message to one site. */
export class SiteDelivery extends DeliveryState {
  @Field(text())
  id: string;

  @Field(text())
  articleId: string;

  @Field(text(), { description: 'The article’s title, as it is now.' })
  title: string;

  @Field(oneOf(types))
  type: (typeof types)[number];

  @Field(count, { nullable: true, description: 'Number of the package promoted last until then.' })
  package: number | null;

  @Field(flag(), { description: 'It was sent again by hand.' })
  again: boolean;

  @Field(oneOf(['changed-there', 'gone-there']), {
    nullable: true,
    description: 'What a person has to decide on, and sends again `anyway` or leaves.',
  })
  conflict: 'changed-there' | 'gone-there' | null;

  @Field(nested(SiteReply), { nullable: true, description: 'To the last attempt, where it failed.' })
  answer: SiteReply | null;
}

export class SiteDeliveryAnswer {
  @Field(nested(SiteDelivery))
  delivery: SiteDelivery;
}

export class SendAgainBody {
  @Field(flag(), {
    optional: true,
    description: 'Overwrites what was changed there, or makes anew what was deleted.',
  })
  anyway?: boolean;
}

export class SiteDeliveriesAnswer extends PageOf(SiteDelivery, count, 'Newest first.') {}
