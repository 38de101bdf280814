import type { Decider } from '../../platform/event-sourcing/decider.js';
import { fieldChanges, newValues } from '../../platform/event-sourcing/field-changes.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import {
  toldTypes,
  webhookEvents,
  type OffReason,
  type ToldType,
  type WebhookEvent,
} from './webhook.events.js';

const mostWebhooks = 20;
/** The most secrets at a time, the current one included; more would make a header that receivers refuse. */
const mostSecrets = 3;
const signsOnForMs = 24 * 3_600_000;

/** The parts of a webhook that can be changed. */
export interface WebhookDetails {
  readonly url: string;
  readonly events: readonly ToldType[];
  readonly description: string;
}

/** A change of a webhook; absent members stay as they are. */
export type WebhookPatch = {
  readonly [Field in keyof WebhookDetails]?: WebhookDetails[Field] | undefined;
};

/** A secret that signs; `until` is null for the current one. */
export interface SigningSecret {
  readonly secretId: string;
  /** The end of its time, in ISO 8601; null for the current secret. */
  readonly until: string | null;
}

export type WebhookCommand =
  | ({ readonly type: 'add'; readonly id: string; readonly secretId: string } & WebhookDetails)
  | {
      readonly type: 'change';
      readonly id: string;
      readonly details: WebhookPatch;
      readonly isActive?: boolean | undefined;
    }
  /** The receiver at this address has said that it is gone for good. */
  | { readonly type: 'gone'; readonly id: string; readonly url: string }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'rotate'; readonly id: string; readonly secretId: string; readonly at: Date };

interface Webhook extends WebhookDetails {
  readonly isActive: boolean;
  /** The secrets, the current one first. */
  readonly secrets: readonly SigningSecret[];
}

type Webhooks = ReadonlyMap<string, Webhook>;

/** The receivers of news about what leaves the desk. */
export const webhooksDecider: Decider<Webhooks, WebhookCommand, WebhookEvent> = {
  catalog: webhookEvents,
  initialState: new Map(),

  decide(command, webhooks) {
    switch (command.type) {
      case 'add': {
        const { id: webhookId, url, events, description, secretId } = command;
        if (webhooks.has(webhookId)) return [];
        if (webhooks.size >= mostWebhooks) throw tooMany();
        const data = { webhookId, url, events: ordered(events), description, secretId };
        return [{ type: 'WebhookAdded', data }];
      }
      case 'change': {
        const { id: webhookId, isActive } = command;
        const webhook = existingWebhook(webhooks, webhookId);
        const { url, events, description } = webhook;
        const wanted = {
          ...command.details,
          events: command.details.events && ordered(command.details.events),
        };
        const changes = fieldChanges({ url, events: [...events], description }, wanted);
        const changed: WebhookEvent[] =
          Object.keys(changes).length === 0
            ? []
            : [{ type: 'WebhookChanged', data: { webhookId, ...changes } }];
        if (isActive === undefined || isActive === webhook.isActive) return changed;
        return [...changed, isActive ? switchedOn(webhookId) : switchedOff(webhookId, 'by-hand')];
      }
      case 'gone': {
        const { id, url } = command;
        const webhook = webhooks.get(id);
        // The answer came from an address that the webhook no longer has, so it does not count.
        return webhook?.isActive && webhook.url === url ? [switchedOff(id, 'gone')] : [];
      }
      case 'remove':
        existingWebhook(webhooks, command.id);
        return [{ type: 'WebhookRemoved', data: { webhookId: command.id } }];
      case 'rotate': {
        const { id: webhookId, secretId, at } = command;
        const earlier = stillSigning(existingWebhook(webhooks, webhookId), at);
        return [{ type: 'WebhookSecretRotated', data: { webhookId, secretId, earlier } }];
      }
      default:
        return command satisfies never;
    }
  },

  evolve(webhooks, event) {
    const { webhookId } = event.data;
    const before = webhooks.get(webhookId);
    const changed = (patch: Partial<Webhook>): Webhooks =>
      before ? new Map([...webhooks, [webhookId, { ...before, ...patch }]]) : webhooks;
    switch (event.type) {
      case 'WebhookAdded': {
        const { url, events, description, secretId } = event.data;
        const secrets = [{ secretId, until: null }];
        return new Map([...webhooks, [webhookId, { url, events, description, isActive: true, secrets }]]);
      }
      case 'WebhookChanged': {
        const { webhookId: _, ...changes } = event.data;
        return changed(newValues<WebhookDetails>(changes));
      }
      case 'WebhookSwitchedOff':
        return changed({ isActive: false });
      case 'WebhookSwitchedOn':
        return changed({ isActive: true });
      case 'WebhookRemoved':
        return new Map([...webhooks].filter(([id]) => id !== webhookId));
      case 'WebhookSecretRotated':
        return changed({ secrets: signing(event.data) });
      default:
        return event satisfies never;
    }
  },
};

/** @throws DomainError `not-found` */
export function existingWebhook(webhooks: Webhooks, id: string): Webhook {
  return webhooks.get(id) ?? noSuchWebhook();
}

export function noSuchWebhook(): never {
  throw new DomainError('not-found', 'no-such-webhook', 'Webhook not found.');
}

function switchedOn(webhookId: string): WebhookEvent {
  return { type: 'WebhookSwitchedOn', data: { webhookId } };
}

function switchedOff(webhookId: string, reason: OffReason): WebhookEvent {
  return { type: 'WebhookSwitchedOff', data: { webhookId, reason } };
}

type Rotation = Extract<WebhookEvent, { type: 'WebhookSecretRotated' }>['data'];

/** All secrets that sign after a rotation, the new one first. */
export function signing({ secretId, earlier }: Rotation): SigningSecret[] {
  return [{ secretId, until: null }, ...earlier];
}

function stillSigning({ secrets }: Webhook, at: Date): { secretId: string; until: string }[] {
  const end = new Date(at.getTime() + signsOnForMs).toISOString();
  return secrets
    .map(({ secretId, until }) => ({ secretId, until: until ?? end }))
    .filter(({ until }) => Date.parse(until) > at.getTime())
    .slice(0, mostSecrets - 1);
}

/** The types, each once and in their fixed order. */
function ordered(events: readonly ToldType[]): ToldType[] {
  return toldTypes.filter((type) => events.includes(type));
}

function tooMany(): DomainError {
  const message = `There are ${mostWebhooks} webhooks. Remove one that nobody needs, then try again.`;
  return new DomainError('conflict', 'too-many-webhooks', message);
}
