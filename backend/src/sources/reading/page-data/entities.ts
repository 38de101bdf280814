export type Properties = Readonly<Record<string, unknown>>;

/** The kinds of things that pages describe in data, by families of schema.org's types. */
export type EntityKind = 'product' | 'offer' | 'article' | 'event' | 'page';

export interface Entity {
  readonly kind: EntityKind;
  readonly properties: Properties;
}

const families: readonly (readonly [EntityKind, RegExp])[] = [
  [
    'product',
    /^(?:Product(?:Group|Model)?|IndividualProduct|SomeProducts|Vehicle|Car|Motorcycle|VisualArtwork|Painting|Sculpture|Photograph|Book)$/,
  ],
  ['offer', /(?:^|Aggregate)Offer$/],
  ['article', /Article$|^(?:Blog|LiveBlog|SocialMedia)Posting$|^Report$/],
  ['event', /^(?!Publication|Delivery)[A-Z]\w*Event$|^(?:Event|EventSeries|Festival)$/],
  ['page', /Page$/],
];

/** The properties that are about other things than the page, or are not facts about it. */
const ofOthers = new Set(
  'breadcrumb citation comment hasPart isAccessoryOrSparePartFor isBasedOn isConsumableFor isPartOf isRelatedTo isSimilarTo mentions potentialAction publisher relatedLink review significantLink'.split(
    ' ',
  ),
);

/** The properties of a thing that lead to further things of the page. */
const further = ['mainEntity', 'mainEntityOfPage', 'hasVariant', 'subEvent', 'itemOffered'];

const bounds = { entities: 12, nodes: 5_000, depth: 12 };

const isProperties = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a property as a list, even if there is one or none. */
export const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : value === undefined || value === null ? [] : [value];

/** @returns the names of a thing's types, without their vocabulary's address */
export const typesOf = (properties: Properties): string[] =>
  listed(properties['@type']).map((type) => String(type).replace(/^.*[/#:]/, ''));

/** Finds things that a graph refers to by id. */
export class Graph {
  private readonly byId = new Map<string, Properties>();

  constructor(roots: readonly unknown[]) {
    for (const node of nodesBelow(roots, Object.keys)) {
      const id = node['@id'];
      if (typeof id === 'string' && Object.keys(node).length > 1 && !this.byId.has(id))
        this.byId.set(id, node);
    }
  }

  /** The thing itself, if the value only refers to it; undefined for a value that is no thing. */
  thing(value: unknown): Properties | undefined {
    if (!isProperties(value)) return undefined;
    const id = value['@id'];
    const isReference = typeof id === 'string' && Object.keys(value).every((key) => key.startsWith('@'));
    return isReference ? (this.byId.get(id) ?? value) : value;
  }
}

/** The things that the page is about, in order. A list of things counts only if the page has nothing else. */
export function entitiesIn(roots: readonly unknown[], graph: Graph): Entity[] {
  const own = found(roots, graph, (name) => name !== 'itemListElement' && !ofOthers.has(name));
  if (own.some(({ kind }) => kind !== 'page')) return own;
  const listing = found(roots, graph, (name) => !ofOthers.has(name));
  return listing.length > 0 ? listing : own;
}

function found(roots: readonly unknown[], graph: Graph, leads: (name: string) => boolean): Entity[] {
  const entities: Entity[] = [];
  const seen = new Set<Properties>();
  for (const node of nodesBelow(roots, (outer) => waysOn(outer).filter(leads))) {
    const properties = graph.thing(node) ?? node;
    const kind = kindOf(properties);
    if (kind === undefined || seen.has(properties)) continue;
    seen.add(properties);
    entities.push({ kind, properties });
    if (entities.length === bounds.entities) break;
  }
  return entities;
}

function waysOn(node: Properties): readonly string[] {
  const kind = kindOf(node);
  return kind === undefined || kind === 'page' ? Object.keys(node) : further;
}

function kindOf(properties: Properties): EntityKind | undefined {
  const types = typesOf(properties);
  return families.find(([, names]) => types.some((type) => names.test(type)))?.[0];
}

/** All things, the outer before the inner, with limits on their number and depth. */
function nodesBelow(
  roots: readonly unknown[],
  waysFrom: (node: Properties) => readonly string[],
): Properties[] {
  const nodes: Properties[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (depth > bounds.depth || nodes.length >= bounds.nodes) return;
    if (Array.isArray(value)) return value.forEach((one) => visit(one, depth + 1));
    if (!isProperties(value)) return;
    nodes.push(value);
    for (const name of waysFrom(value)) visit(value[name], depth + 1);
  };
  roots.forEach((root) => visit(root, 0));
  return nodes;
}
