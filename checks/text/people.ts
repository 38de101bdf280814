import { openings } from './abbreviations.js';

const first = String.raw`\p{Lu}[\p{Ll}’'-]+(?:-\p{Lu}\p{Ll}+)?`;
const between = String.raw`(?:\s(?:\p{Lu}\.|van|von|de|der|den|di|da|du|del|la|le|bin|al|ter))*`;
const last = String.raw`\p{Lu}\p{L}*(?:[’'-]\p{Lu}?\p{Ll}{2,})*(?=[\s,.;:!?)“”"]|['’]s\b|$)`;
/** Rules out a name after one of these prepositions, because it is a place. */
const notPlace = String.raw`(?<!\p{L})(?<!\b(?:[Ii]n|[Aa]t|[Oo]f|[Ff]rom|[Nn]ear|[Oo]n|[Tt]o)\s)`;
const full = String.raw`${first}${between}(?:\s${first})?\s${last}`;
const honorific = String.raw`(?:Dr|Prof|Mr|Mrs|Ms|Mme)\.?|Professor|Sir|Dame`;
const speaks =
  'says|said|told|tells|writes|wrote|explains|explained|argues|argued|recalls|recalled|warns|warned|estimates|estimated|believes|believed|admits|admitted|insists|insisted|concedes|conceded|reckons|cautions|cautioned|confirms|confirmed';
const role =
  'dealer|specialist|auctioneer|curator|historian|collector|appraiser|valuer|conservator|restorer|broker|underwriter|adjuster|lawyer|solicitor|director|professor|analyst|economist|watchmaker|expert|consultant|adviser|advisor|spokesman|spokeswoman|chairman|chairwoman|founder|president|vice-president|partner|cataloguer|numismatist|horologist|sommelier|merchant|head of \\p{L}+';
const some = String.raw`(?:[\p{Ll}’'-]+\s){0,3}`;

/** The patterns by which a sentence shows that a name is a person's: by what they do or what they are. */
const frames: readonly RegExp[] = [
  new RegExp(
    String.raw`${notPlace}(?<name>${full})(?:,\s[^,;:“”]{1,80},)?\s(?:also\s|once\s)?(?:${speaks})(?!\p{L})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:${speaks}|[Aa]ccording to|[Ii]n the words of|interview with|spoke to|spoke with)\s(?:(?:the\s|its\s|their\s)?${some}(?:${role})\s)?(?<name>${full})`,
    'gu',
  ),
  new RegExp(
    String.raw`${notPlace}(?<name>${full}),\s(?:an?\s|the\s|its\s|their\s|then\s|now\s|who is an?\s)*(?:[\p{L}’'&-]+\s){0,3}?(?:${role})(?!\p{L})`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\p{L}-])(?:${role})\s(?<name>${full})`, 'gu'),
  new RegExp(String.raw`(?<!\p{L})(?:${honorific})\s(?<name>(?:${full}|${last}))`, 'gu'),
];

const hasName = new RegExp(String.raw`\p{Lu}\S+\s\p{Lu}|${honorific}`, 'u');
const mayBePerson = new RegExp(
  String.raw`(?:${speaks}|ccording to|words of|interview|spoke|${role}|${honorific})`,
  'u',
);

/** The people in a sentence who speak, or are named with an occupation or a title, as their names are written. */
export function peopleIn(sentence: string): string[] {
  if (!hasName.test(sentence) || !mayBePerson.test(sentence)) return [];
  const found = frames.flatMap((frame) =>
    Array.from(sentence.matchAll(frame), ({ groups }) => withoutOpening(groups?.['name'] ?? '')),
  );
  return [...new Set(found.filter((name) => name !== ''))];
}

/**
 * Removes a first word that begins the sentence, such as `Yesterday` or `But`; a single name left over is not enough.
 */
function withoutOpening(name: string): string {
  const [opening = '', ...rest] = name.split(' ');
  if (!openings.has(opening)) return name;
  return rest.length > 1 ? rest.join(' ') : '';
}
