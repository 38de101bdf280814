import { placeIn } from './json-place';

const list = `[
  { "id": "u-1", "email": "a@b" },
  {
    "id": "u-2",
    "a.b": { "c": [10, 20] }
  }
]`;

const found = (text: string, path: string) => {
  const { from, to } = placeIn(text, path);
  return text.slice(from, to);
};

describe('the place of a path in a JSON text', () => {
  it.each([
    ['a member of an entry', list, '[0].email', '"email": "a@b"'],
    ['an entry', list, '[0]', '{ "id": "u-1", "email": "a@b" }'],
    ['a name with a dot in it', list, '[1].a.b', '"a.b": { "c": [10, 20] }'],
    ['what stands within that', list, '[1].a.b.c[1]', '20'],
    ['an entry that lacks the member', list, '[0].firstName', '{ "id": "u-1", "email": "a@b" }'],
    ['the member whose value lacks it', list, '[0].email.more', '"email": "a@b"'],
    ['the whole for an entry too many', list, '[7].email', list],
    ['the whole', list, '', list],
    ['a list that has a name', '{"users": [{"email": 5}]}', '.users[0].email', '"email": 5'],
    ['a name of which another is the beginning', '{"a": 1, "ab": 2}', '.ab', '"ab": 2'],
    ['a name written with escapes', '{"\\u0061": 1}', '.a', '"\\u0061": 1'],
    ['a text that is nothing', '', '[0]', ''],
  ])('is %s', (_what, text, path, place) => {
    expect(found(text, path)).toBe(place);
  });
});
