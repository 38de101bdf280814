import type { Decider } from '../../platform/event-sourcing/decider.js';
import { fieldChanges, newValues } from '../../platform/event-sourcing/field-changes.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import {
  siteEvents,
  type Publishing,
  type Returning,
  type SiteEvent,
  type SiteKind,
  type EngineForm,
} from './site.events.js';

const mostSites = 20;

/** The parts of a site that can be changed. */
export interface SiteDetails {
  readonly name: string;
  readonly address: string;
  readonly publish: Publishing;
  readonly onReturn: Returning;
  readonly form: EngineForm;
  readonly categories: { readonly categoryId: string; readonly name: string }[];
  readonly authors: { readonly personaId: string; readonly name: string }[];
  readonly tags: string[];
  readonly secretId: string;
}

/** A change of a site; absent members stay as they are. */
export type SitePatch = { readonly [Field in keyof SiteDetails]?: SiteDetails[Field] | undefined };

export type SiteCommand =
  | ({ readonly type: 'add'; readonly id: string; readonly kind: SiteKind } & SiteDetails)
  | { readonly type: 'change'; readonly id: string; readonly details: SitePatch }
  | { readonly type: 'remove'; readonly id: string };

interface Site extends SiteDetails {
  readonly kind: SiteKind;
}

type Sites = ReadonlyMap<string, Site>;

/** The forms that each kind of site accepts; the first one is the default. */
export const formsOf: Readonly<Record<SiteKind, readonly [EngineForm, ...EngineForm[]]>> = {
  wordpress: ['blocks'],
  ghost: ['blocks', 'exact'],
  folder: ['plain', 'hugo', 'jekyll', 'astro'],
};

/** The sites that promoted articles are sent to. */
export const sitesDecider: Decider<Sites, SiteCommand, SiteEvent> = {
  catalog: siteEvents,
  initialState: new Map(),

  decide(command, sites) {
    switch (command.type) {
      case 'add': {
        const { type: _, id: siteId, ...details } = command;
        if (sites.has(siteId)) return [];
        if (sites.size >= mostSites) throw tooMany();
        assertForm(details.kind, details.form);
        return [{ type: 'SiteAdded', data: { siteId, ...details } }];
      }
      case 'change': {
        const { kind, ...before } = existingSite(sites, command.id);
        const changes = fieldChanges<SiteDetails>(before, command.details);
        if (changes.form) assertForm(kind, changes.form.to);
        if (Object.keys(changes).length === 0) return [];
        return [{ type: 'SiteChanged', data: { siteId: command.id, ...changes } }];
      }
      case 'remove':
        existingSite(sites, command.id);
        return [{ type: 'SiteRemoved', data: { siteId: command.id } }];
      default:
        return command satisfies never;
    }
  },

  evolve(sites, { type, data }) {
    switch (type) {
      case 'SiteAdded': {
        const { siteId, ...site } = data;
        return new Map([...sites, [siteId, site]]);
      }
      case 'SiteChanged': {
        const { siteId, ...changes } = data;
        const before = sites.get(siteId);
        if (!before) return sites;
        return new Map([...sites, [siteId, { ...before, ...newValues<SiteDetails>(changes) }]]);
      }
      case 'SiteRemoved':
        return new Map([...sites].filter(([id]) => id !== data.siteId));
      default:
        return type satisfies never;
    }
  },
};

/** @throws DomainError `not-found` */
export function existingSite(sites: Sites, id: string): Site {
  return sites.get(id) ?? noSuchSite();
}

export function noSuchSite(): never {
  throw new DomainError('not-found', 'no-such-site', 'Site not found.');
}

function assertForm(kind: SiteKind, form: EngineForm): void {
  if (formsOf[kind].includes(form)) return;
  const message = `The form must be one of ${formsOf[kind].join(', ')}.`;
  throw new DomainError('invalid', 'site-form', message, { errors: [{ field: 'form', message }] });
}

function tooMany(): DomainError {
  const message = `There are ${mostSites} sites. Remove one that nobody needs, then try again.`;
  return new DomainError('conflict', 'too-many-sites', message);
}
