import { DeliveryState } from '../../platform/http/input/delivery-state.dto.js';
import { Field, count, flag, listOf, moment, nested, oneOf, text } from '../../platform/http/input/field.js';
import { PageOf } from '../../platform/http/input/page.js';
import { offReasons, toldTypes, type OffReason, type ToldType } from '../domain/webhook.events.js';

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
      'Whether the webhook is on. While it is off, messages wait in their order and are given up once they are more than a day old. Redeliveries are refused meanwhile; tests are sent.',
  })
  isActive?: boolean;
}

/** The time, the person and the reason of switching a webhook off. */
export class WebhookSwitchedOff {
  @Field(moment())
  at: string;

  @Field(text(), { description: 'The name of the administrator, or “System”.' })
  by: string;

  @Field(oneOf(offReasons), {
    description: 'Why the webhook was switched off; `gone` means that the receiver answered 410.',
  })
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

  @Field(flag(), { description: 'Whether messages are sent to the webhook.' })
  isActive: boolean;

  @Field(nested(WebhookSwitchedOff), {
    nullable: true,
    description: 'Who switched the webhook off, when and why; null while it is on.',
  })
  switchedOff: WebhookSwitchedOff | null;

  @Field(moment())
  createdAt: string;

  @Field(text(), { description: 'The name of the administrator who added the webhook.' })
  createdBy: string;

  @Field(moment(), {
    nullable: true,
    description: 'The moment until which the previous secret signs as well; null if it does not.',
  })
  earlierSecretUntil: string | null;
}

export class WebhooksAnswer {
  @Field(listOf(WebhookView), { description: 'The webhooks, newest first.' })
  webhooks: WebhookView[];
}

export class WebhookAnswer {
  @Field(nested(WebhookView))
  webhook: WebhookView;
}

export class WebhookSecretAnswer extends WebhookAnswer {
  @Field(text(), {
    description: 'The secret, shown only once. It signs messages by the scheme of Standard Webhooks.',
  })
  secret: string;
}

export class NewWebhookAnswer extends WebhookAnswer {
  @Field(text(), {
    nullable: true,
    description:
      'The secret, shown only once. It signs messages by the scheme of Standard Webhooks. Null for a repeat under the same `Idempotency-Key`; rotating the secret makes another.',
  })
  secret: string | null;
}

/** The receiver's answer. */
export class WebhookReceiverAnswer {
  @Field(count)
  status: number;

  @Field(text(), { description: 'The beginning of the answer’s body, on one line.' })
  text: string;

  @Field(count)
  durationMs: number;
}

/** One message to one webhook. */
export class WebhookDelivery extends DeliveryState {
  @Field(text())
  id: string;

  @Field(text(), {
    description: 'The header `webhook-id`, which is the same for every attempt and redelivery.',
  })
  messageId: string;

  @Field(oneOf([...toldTypes, 'webhook.test']))
  type: ToldType | 'webhook.test';

  @Field(text(), { nullable: true })
  articleId: string | null;

  @Field(count, {
    nullable: true,
    description: 'The number of the package that had been promoted last at that time.',
  })
  package: number | null;

  @Field(flag(), { description: 'Whether somebody sent it again by hand.' })
  again: boolean;

  @Field(nested(WebhookReceiverAnswer), {
    nullable: true,
    description: 'The receiver’s answer to the last attempt.',
  })
  answer: WebhookReceiverAnswer | null;
}

export class WebhookDeliveryAnswer {
  @Field(nested(WebhookDelivery))
  delivery: WebhookDelivery;
}

export class WebhookDeliveriesAnswer extends PageOf(WebhookDelivery, count, 'Newest first.') {}
