import { DomainError, type FieldError } from '../../platform/kernel/domain-error.js';
import { categoriesIn } from './category-document.js';

const art = { name: 'Art', description: 'Paintings.' };
const required = 'Name and description are required';

function faultsOf(document: unknown): readonly FieldError[] {
  try {
    categoriesIn(document);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'invalid') return error.details.errors ?? [];
    throw error;
  }
  throw new Error('It was taken.');
}

describe('a list of categories', () => {
  it('is taken bare, or as the reading call answers it', () => {
    const list = [{ id: 'art', ...art, color: '#123ABC' }];
    const taken = [{ id: 'art', ...art, color: '#123abc' }];
    expect(categoriesIn(list)).toEqual(taken);
    expect(categoriesIn({ categories: list })).toEqual(taken);
    expect(categoriesIn([])).toEqual([]);
  });

  it('gets what is left out: the slug and the default colour', () => {
    expect(categoriesIn([{ name: '  Fine Art & Antiques ', description: ' Old. ' }])).toEqual([
      { id: 'fine-art-antiques', name: 'Fine Art & Antiques', description: 'Old.', color: '#6366f1' },
    ]);
  });

  it.each([
    ['Luxury Assets', 'luxury-assets'],
    ['Café & Söhne', 'café-söhne'],
    ['時計', '時計'],
    ['घड़ियाँ', 'घड़ियाँ'],
    ['ساعات ثمينة', 'ساعات-ثمينة'],
    ['Watches (new)', 'watches-new-'],
  ])('gives %s the id %s', (name, id) => {
    expect(categoriesIn([{ ...art, name }])[0]?.id).toBe(id);
  });

  it('keeps ids that are given, and gives no id twice', () => {
    const ids = categoriesIn([
      { ...art, name: 'A b' },
      { ...art, name: 'Renamed', id: 'a-b' },
      { ...art, name: 'A  b!' },
      { ...art, name: 'A-B' },
    ]).map(({ id }) => id);
    expect(ids).toEqual(['a-b-2', 'a-b', 'a-b-', 'a-b-3']);
  });

  it.each([
    ['signs only', ['😀😀', '🦉', '!'], ['-', '-2', '-3']],
    ['signs at the end', ['Watches!', 'Watches?', 'Watches 2'], ['watches-', 'watches-2', 'watches-2-2']],
    ['signs in front', ['«Art»', '(Art)'], ['-art-', '-art-2']],
    ['names of objects', ['__proto__', 'constructor'], ['-proto-', 'constructor']],
  ])('numbers the ids of names with %s without doubling a hyphen', (_, names, ids) => {
    expect(categoriesIn(names.map((name) => ({ ...art, name }))).map(({ id }) => id)).toEqual(ids);
  });

  it('is taken again with the ids that it got, whatever the names', () => {
    const pieces = [
      'İ',
      'ẞ',
      'Σ',
      'Ǆ',
      'Ⅷ',
      'ﬁ',
      'e\u0301',
      '\u0301',
      '𐐀',
      '𝔸',
      '😀',
      '👩‍👩‍👧',
      '٣',
      'ß',
      '\u200D',
      '-',
      '_',
      ' ',
      'A',
    ];
    for (const piece of pieces) {
      const names = pieces.map((other) => `x${piece}${other}`.repeat(80).slice(0, 78) + other.slice(0, 1));
      const fit = new Map(names.map((name) => [name.trim().normalize('NFKC').toLowerCase(), name]));
      const list = categoriesIn([...fit.values()].map((name) => ({ ...art, name: name.toWellFormed() })));
      expect(categoriesIn(list)).toEqual(list);
    }
    const everyCapital = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter(
      (sign) => sign !== sign.toLowerCase(),
    );
    for (let at = 0; at < everyCapital.length; at += 38) {
      const list = categoriesIn([{ ...art, name: everyCapital.slice(at, at + 38).join('') }]);
      expect(categoriesIn(list)).toEqual(list);
    }
  });

  it.each(['-', '--2', 'watches--2', 'i\u0307'.repeat(80)])(
    'is taken with the id %s, which was given once',
    (id) => {
      expect(categoriesIn([{ ...art, id }])[0]?.id).toBe(id);
    },
  );
});

describe('a fault is named with its path', () => {
  it.each<[string, unknown, string, string?]>([
    ['no name', [art, { description: 'x' }], 'content[1].name', required],
    ['a blank name', [{ ...art, name: ' ' }], 'content[0].name', required],
    ['a null name', [{ ...art, name: null }], 'content[0].name', required],
    ['no description', [{ name: 'x' }], 'content[0].description', required],
    ['a number for a name', [{ ...art, name: 5 }], 'content[0].name', 'This must be text.'],
    ['a long name', [{ ...art, name: 'x'.repeat(81) }], 'content[0].name', 'At most 80 characters.'],
    ['a long description', [{ ...art, description: 'x'.repeat(501) }], 'content[0].description'],
    ['a name of two lines', [{ ...art, name: 'a\nb' }], 'content[0].name'],
    ['a colour in words', [{ ...art, color: 'red' }], 'content[0].color'],
    ['an id that is no slug', [{ ...art, id: 'Fine Art' }], 'content[0].id'],
    ['an id with capitals', [{ ...art, id: 'Art' }], 'content[0].id'],
    ['an empty id', [{ ...art, id: '' }], 'content[0].id'],
    ['an unknown field', [{ ...art, icon: 'x' }], 'content[0].icon', 'icon isn’t expected here.'],
    ['a repeated name', [art, { ...art, name: 'ART', id: 'b' }], 'content[1].name'],
    [
      'a repeated id',
      [
        { ...art, id: 'a' },
        { ...art, name: 'B', id: 'a' },
      ],
      'content[1].id',
    ],
    ['a text for a category', ['x'], 'content[0]', 'This must be an object.'],
    ['a text for the list', 'x', 'content', 'This must be an object.'],
    ['null for the list', null, 'content'],
    ['the list under another name', { list: [] }, 'content.categories', 'This is required.'],
    ['more beside the list', { categories: [], more: 1 }, 'content.more', 'more isn’t expected here.'],
    [
      'a fault inside the object',
      { categories: [{ ...art, name: '' }] },
      'content.categories[0].name',
      required,
    ],
    [
      'too many',
      Array.from({ length: 201 }, (_, index) => ({ ...art, name: `N${index}` })),
      'content',
      'At most 200 categories.',
    ],
  ])('%s', (...[, document, field, message]) => {
    const [fault] = faultsOf(document);
    expect(fault?.field).toBe(field);
    if (message !== undefined) expect(fault?.message).toBe(message);
  });

  it('every one of them', () => {
    expect(
      faultsOf([{ name: '' }, art, { ...art, name: 'B', x: 1, y: 2 }]).map(({ field }) => field),
    ).toEqual(['content[0].name', 'content[0].description', 'content[2].x', 'content[2].y']);
  });
});
