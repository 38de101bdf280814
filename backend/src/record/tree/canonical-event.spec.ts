import { canonicalEvent, type StoredEvent } from './canonical-event.js';

const stored = (data: unknown, metadata: unknown = { at: '2026-11-20T09:00:00.000Z', actor: null }) =>
  ({
    streamId: 'article-1',
    revision: 7n,
    id: 'e2f8a1de-7d9c-4b5e-9a55-0d8a1c6f1f10',
    type: 'ArticleEdited',
    isJson: true,
    created: new Date(0),
    data,
    metadata,
  }) as unknown as StoredEvent;

const dataOf = (data: unknown): string => /"data":(.*),"id":/.exec(canonicalEvent(stored(data)))?.[1] ?? '';

it('holds what is stored and nothing else, its members sorted', () => {
  expect(canonicalEvent(stored({ b: 1, a: [true, null] }))).toBe(
    '{"at":"2026-11-20T09:00:00.000Z","data":{"a":[true,null],"b":1},' +
      '"id":"e2f8a1de-7d9c-4b5e-9a55-0d8a1c6f1f10",' +
      '"metadata":{"actor":null,"at":"2026-11-20T09:00:00.000Z"},' +
      '"revision":7,"stream":"article-1","type":"ArticleEdited"}',
  );
});

it('is the canonical form of RFC 8785', () => {
  // These are the example of section 3.2.2, and the order of names in UTF-16 code units from section 3.2.3.
  const numbers = JSON.parse(
    '[333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001]',
  ) as number[];
  expect(
    dataOf({
      numbers,
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    }),
  ).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
      '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
  expect(
    dataOf({ '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 }),
  ).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
});

it('has a form for whatever somebody put into the store', () => {
  expect(dataOf({ 'a\ud800': ['\udc00'] })).toBe('{"a\ufffd":["\ufffd"]}');
  expect(canonicalEvent(stored({}, null))).toContain('"at":null');
});
