import {
  actionsOf,
  actionsOfImage,
  isOfArchive,
  oversightOf,
  oversightOfImage,
  type Action,
} from '../statements/actions.js';
import type { ImageFacts, TextFacts } from '../statements/facts.js';
import { textStatement } from '../statements/text-statement.js';

/** An assertion in the format of the file: CBOR, or JSON where the specification requires it. */
export interface PlainAssertion {
  readonly label: string;
  readonly format: 'cbor' | 'json';
  readonly content: unknown;
}

/** The content of a manifest, except for what binds it to its bytes. */
export interface ManifestContent {
  readonly title: string;
  /** The media type of the signed file. */
  readonly mediaType: string;
  /** The ingredient that the first action opened, or that went into what it created; undefined if it is not known. */
  readonly ingredient: PlainAssertion | undefined;
  readonly actions: readonly Action[];
  readonly assertions: readonly PlainAssertion[];
}

const dublinCore = 'http://purl.org/dc/elements/1.1/';

const cbor = (label: string, content: unknown): PlainAssertion => ({ label, format: 'cbor', content });

/** The house, as far as manifests tell. */
interface House {
  /** The beginning of the house’s labels: its domain, reversed. */
  readonly domain: string;
  readonly timeZone: string;
}

/**
 * Describes something that existed before the desk had it. Credentials that it came with are not repeated, but named by
 * their hash.
 * @param page the address of the page on which it was found
 */
function ingredient(
  relationship: 'parentOf' | 'inputTo',
  title: string,
  { page = null, brought = null }: { page?: string | null; brought?: ImageFacts['brought'] } = {},
): PlainAssertion {
  return cbor('c2pa.ingredient.v3', {
    'dc:title': title,
    relationship,
    ...(page === null ? {} : { informationalURI: page }),
    ...(brought === null ? {} : { description: broughtInWords(brought) }),
  });
}

const broughtInWords = ({ state, signer, storeSha256 }: NonNullable<ImageFacts['brought']>): string =>
  [
    `It came with Content Credentials, found ${state}`,
    ...(signer === null ? [] : [`signed by ${signer}`]),
    ...(storeSha256 === null ? [] : [`SHA-256 of the manifest store ${storeSha256}`]),
  ].join('; ');

export function contentOfText(facts: TextFacts, mediaType: string, house: House): ManifestContent {
  const { title, publisher, editors, models, number, revision, contentHash, rulesRevision } = facts;
  const { origins, approvals, checkpoint } = facts;
  const oversight = oversightOf(facts);
  const desk = {
    number,
    revision,
    contentHash,
    rulesRevision,
    origins: origins && {
      words: origins.words,
      ai: origins.drafted + origins.proposed,
      person: origins.person,
      ...(origins.imported && { imported: origins.imported }),
    },
    approvals,
    checkpoint,
  };
  // Whoever wrote what came from an archive, neither the house nor its editors did.
  const creators = isOfArchive(facts) ? [] : editors.length > 0 ? editors : [publisher];
  return {
    title,
    mediaType,
    ingredient: isOfArchive(facts) ? ingredient('parentOf', title) : undefined,
    actions: actionsOf(facts),
    assertions: [
      ...(oversight === null ? [] : [disclosure(models, oversight)]),
      metadata({
        title,
        creators,
        publisher,
        more: { 'dc:description': textStatement(facts, house.timeZone) },
      }),
      cbor(`${house.domain}.desk.package`, desk),
    ],
  };
}

/**
 * Returns the ingredient of a picture. A found picture is opened; a drawing only has an ingredient if it brought
 * credentials.
 */
function ingredientOf({ source, title, sourcePage: page, brought }: ImageFacts): PlainAssertion | undefined {
  if (source === 'found') return ingredient('parentOf', title, { page, brought });
  return brought === null ? undefined : ingredient('inputTo', title, { brought });
}

export function contentOfImage(facts: ImageFacts, mediaType: string): ManifestContent {
  const { title, model, creator, credit, licence, licenceUrl, sourcePage, publisher } = facts;
  const oversight = oversightOfImage(facts);
  const rights = [licence, licenceUrl].filter((part) => part !== null).join(', ');
  return {
    title,
    mediaType,
    ingredient: ingredientOf(facts),
    actions: actionsOfImage(facts),
    assertions: [
      ...(oversight === null ? [] : [disclosure(model === null ? [] : [model], oversight)]),
      metadata({
        title,
        creators: creator === null ? [] : [creator],
        publisher,
        more: {
          ...(credit === null ? {} : { 'photoshop:Credit': credit }),
          ...(rights === '' ? {} : { 'dc:rights': rights }),
          ...(sourcePage === null ? {} : { 'dc:source': sourcePage }),
        },
      }),
    ],
  };
}

function disclosure(models: readonly string[], oversight: string): PlainAssertion {
  return cbor('c2pa.ai-disclosure', {
    modelType: 'c2pa.types.model',
    ...(models.length === 0 ? {} : { modelName: models.join(', ') }),
    contentProfile: { humanOversightLevel: oversight },
  });
}

interface Metadata {
  readonly title: string;
  readonly creators: readonly string[];
  readonly publisher: string;
  readonly more?: Readonly<Record<string, string>>;
}

function metadata({ title, creators, publisher, more = {} }: Metadata): PlainAssertion {
  return {
    label: 'cawg.metadata',
    format: 'json',
    content: {
      '@context': { dc: dublinCore, photoshop: 'http://ns.adobe.com/photoshop/1.0/' },
      'dc:title': title,
      ...(creators.length === 0 ? {} : { 'dc:creator': creators }),
      'dc:publisher': [publisher],
      ...more,
    },
  };
}

const ownLabel = /^[a-z][a-z0-9.-]*\.[a-z][a-z0-9-]*$/;

/** Returns the domain of an address, reversed, as custom labels begin with it; `localhost` if it has none. */
export function reversedDomain(address: string): string {
  const { hostname } = new URL(address);
  return ownLabel.test(hostname) ? hostname.split('.').toReversed().join('.') : 'localhost';
}
