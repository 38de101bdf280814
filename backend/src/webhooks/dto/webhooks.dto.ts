import { DeliveryState } from '../../platform/http/input/delivery-state.dto.js';
import { Field, flag, listOf, moment, nested, oneOf, text, whole } from '../../platform/http/input/field.js';
import { PageOf } from '../../platform/http/input/page.js';
import { offReasons, toldTypes, type OffReason, type ToldType } from '../domain/webhook.events.js';

const count = whole({ min: 0, max: 1_000_000_000 });
const types = listOf(oneOf(toldTypes), { min: 1, max: 10 });
const description = text({ max: 200, trim: true, singleLine: true });
const url = text({ min: 1, max: 2_000, trim: true, singleLine: true });

export class WebhookBody {
  @Field(url, { description: 'A public http or https address.' })
  url: string;

  @Field(types)
  events: ToldType[];

  @Field(description, { optional: true })
  description?: string;
}

/** A change of a webhook; absent members stay as they are. */
export class ChangedWebhookBody {
  @Field(url, { optional: true, description: 'A public http or https address.' })
  url?: string;

  @Field(types, { optional: true })
  events?: ToldType[];

  @Field(description, { optional: true })
  description?: string;

  @Field(flag(), {
    optional: true,
    description:
      'False switches it off: what is to be sent waits, in its order, and is given up when it is more than a day old. Redeliveries are refused meanwhile; tests are sent.',
  })
  isActive?: boolean;
}

/** The time, the person and the reason of switching a webhook off. */
export class WebhookSwitchedOff {
  @Field(moment())
  at: string;

  @Field(text(), { description: 'Name of the administrator, or “System”.' })
  by: string;

  @Field(oneOf(offReasons), { description: 'Gone: the receiver answered 410.' })
  reason: OffReason;
}

export class WebhookView {
  @Field(text())
  id: string;

  @Field(text())
  url: string;

  @Field(types)
  events: readonly ToldType[];

  @Field(text())
  description: string;

  @Field(flag(), { description: 'Whether it is sent anything.' })
  isActive: boolean;

  @Field(nested(WebhookSwitchedOff), { nullable: true, description: 'Null while it is active.' })
  switchedOff: WebhookSwitchedOff | null;

  @Field(moment())
  createdAt: string;

  @Field(text(), { description: 'Name of the administrator who added it.' })
  createdBy: string;

  @Field(moment(), {
    nullable: true,
    description: 'Until then the secret before signs too; null if it doesn’t.',
  })
  earlierSecretUntil: string | null;
}

export class WebhooksAnswer {
  @Field(listOf(WebhookView), { description: 'Newest first.' })
  webhooks: WebhookView[];
}

export class WebhookAnswer {
  @Field(nested(WebhookView))
  webhook: WebhookView;
}

export class WebhookSecretAnswer extends WebhookAnswer {
  @Field(text(), { description: 'Signs what is sent, by the scheme of Standard Webhooks. Shown only once.' })
  secret: string;
}

export class NewWebhookAnswer extends WebhookAnswer {
  @Field(text(), {
    nullable: true,
    description:
      'Signs what is sent, by the scheme of Standard Webhooks. Shown only once: null for a repeat under the same `Idempotency-Key`. Rotating the secret makes another.',
  })
  secret: string | null;
}

/** The receiver's answer. */
export class WebhookReceiverAnswer {
  @Field(count)
  status: number;

  @Field(text(), { description: 'The beginning of its body, on one line.' })
  text: string;

  @Field(count)
  durationMs: number;
}

/** One message to one webhook. */
export class WebhookDelivery extends DeliveryState {
  @Field(text())
  id: string;

  @Field(text(), { description: 'The header `webhook-id`: the same for every attempt and redelivery.' })
  messageId: string;

  @Field(oneOf([...toldTypes, 'webhook.test']))
  type: ToldType | 'webhook.test';

  @Field(text(), { nullable: true })
  articleId: string | null;

  @Field(count, { nullable: true, description: 'Number of the package promoted last until then.' })
  package: number | null;

  @Field(flag(), { description: 'It was sent again by hand.' })
  again: boolean;

  @Field(nested(WebhookReceiverAnswer), { nullable: true, description: 'To the last attempt.' })
  answer: WebhookReceiverAnswer | null;
}

export class WebhookDeliveryAnswer {
  @Field(nested(WebhookDelivery))
  delivery: WebhookDelivery;
}

export class WebhookDeliveriesAnswer extends PageOf(WebhookDelivery, count, 'Newest first.') {}
