import { dismissalKey } from '../domain/dismissals.js';
import { houseReader, type Reader } from '../domain/reader.js';
import type { CheckedColumns, Known } from './kept-findings.js';
import {
  author,
  compared,
  desk,
  found,
  keptBy,
  nothingKept,
  own,
  row,
  settled,
} from './testing/findings-desk.js';

describe('the key of findings', () => {
  const others: [string, () => Promise<{ key?: string }>][] = [
    ['article, which has sources of its own', () => keptBy(desk(), { ...row, id: 'a-2' })],
    ['persona', () => keptBy(desk(), { ...row, personaId: 'p-2' })],
    ['title', () => keptBy(desk(), { ...row, title: 'On ledgers' })],
    ['text', () => keptBy(desk(), { ...row, content: 'A box.' })],
    ['captions', () => keptBy(desk(), { ...row, socialCaptions: ['One.'] })],
    ['rules', () => keptBy(desk(), { ...row, ruleReport: { rulesRevision: 1 } })],
    ['knowledge of sources', () => keptBy(desk(), row, { ...nothingKept, hasSources: false })],
    ['program', () => keptBy(desk({}, 'v2'))],
    ['hashtags of the brand', () => keptBy(desk({ BRAND_HASHTAGS: '#One,#Two,#Three' }))],
    ['address of the brand', () => keptBy(desk({ BRAND_INSIGHTS_URL: 'https://house.example/insights' }))],
  ];

  it.each(others)('is another one for another %s', async (_, other) => {
    expect((await other()).key).not.toBe((await keptBy()).key);
  });

  it('is the same as long as all of that is, and begins with the version', async () => {
    const at = desk();
    const { key } = await keptBy(at);
    expect((await keptBy(desk(), { ...row, textEventId: 'e-4' })).key).toBe(key);
    expect(key?.startsWith(at.findings.version)).toBe(true);
    // Rules that are not on record are replaced by today's.
    expect((await keptBy(desk(), { ...row, ruleReport: { rulesRevision: 9 } })).key).toBe(
      (await keptBy(desk(), { ...row, ruleReport: { rulesRevision: 1 } })).key,
    );
  });

  it('has rules looked up once', async () => {
    const at = desk();
    await keptBy(at);
    await keptBy(at, { ...row, title: 'Another' });
    expect(at.rules.at).toHaveBeenCalledTimes(1);
  });
});

describe('a check under way', () => {
  const asks = async (
    reader: Reader,
    of: CheckedColumns,
    known: Known | undefined,
    at: ReturnType<typeof desk>,
  ) => {
    if (!known) at.kept.find.mockResolvedValueOnce(undefined);
    void at.findings.of(reader, of, known);
    await settled();
    return at.asked.length;
  };

  it('is shared by no other article of the same text, whose sources are others', async () => {
    const at = desk();
    expect(await asks(houseReader, row, nothingKept, at)).toBe(1);
    expect(await asks(author, { ...row, id: 'a-2' }, nothingKept, at)).toBe(2);
    expect(at.gather.mock.calls.map(([, { articleId }]) => articleId)).toEqual(['a-1', 'a-2']);
  });

  it('is shared by no other change that left the same text, where its addresses may be somebody else’s', async () => {
    const at = desk();
    const naming = { ...row, content: 'See https://a.example.' };
    expect(await asks(houseReader, naming, nothingKept, at)).toBe(1);
    expect(await asks(houseReader, { ...naming, textEventId: 'e-4' }, nothingKept, at)).toBe(2);
    expect(await asks(houseReader, { ...naming, textEventId: null, revision: 2 }, nothingKept, at)).toBe(3);
    expect(await asks(houseReader, row, nothingKept, at)).toBe(4);
    expect(await asks(houseReader, { ...row, textEventId: 'e-4' }, nothingKept, at)).toBe(4);
  });

  it('is shared by no reader who compares with other articles', async () => {
    const at = desk();
    expect(await asks(houseReader, row, nothingKept, at)).toBe(1);
    expect(await asks(author, row, { ...nothingKept, earlier: '' }, at)).toBe(2);
    expect(await asks(author, row, { ...nothingKept, earlier: '' }, at)).toBe(2);
  });

  it('is shared by no other reader where nobody knows with which', async () => {
    const at = desk();
    expect(await asks(houseReader, row, undefined, at)).toBe(1);
    expect(await asks(author, row, undefined, at)).toBe(2);
    expect(await asks({ ...author, id: 'u-2' }, row, undefined, at)).toBe(3);
    expect(await asks({ ...author, assignedPersona: 'p-2' }, row, undefined, at)).toBe(4);
    expect(await asks({ ...author, role: 'admin' }, row, undefined, at)).toBe(5);
    expect(await asks(author, row, undefined, at)).toBe(5);
  });
});

describe('what is kept', () => {
  const keptRow = async (): Promise<Known> => {
    const { key = '', others = '' } = await keptBy();
    return {
      ...nothingKept,
      key,
      findings: JSON.stringify([own]),
      comparedKey: key,
      comparedWith: others,
      comparedFindings: JSON.stringify([compared]),
    };
  };

  it('is told without a check', async () => {
    const { findings, asked } = desk();
    const known = await keptRow();
    expect(await findings.of(houseReader, row, known)).toEqual(found);
    expect(await findings.soon(houseReader, { ...row, ...known })).toEqual(found);
    expect(asked).toHaveLength(0);
  });

  it.each([
    ['other articles', { comparedWith: 'e-0 0|' }],
    ['another text', { comparedKey: 'another' }],
    ['nothing', { comparedFindings: null }],
  ])('of the article stays where it was compared with %s: only that is checked again', async (_, change) => {
    const at = desk();
    const known = { ...(await keptRow()), ...change };
    const answer = at.findings.of(houseReader, row, known);
    await settled();
    expect(at.asked).toMatchObject([{ part: 'compared' }]);
    at.asked[0]?.answer({ findings: [compared], outcome: 'checked' });
    expect(await answer).toEqual(found);
    expect(at.kept.keep.mock.calls[0]?.slice(3)).toEqual([null, [compared]]);
  });

  it('is told in the order of the checks, without what people dismissed', async () => {
    const known = {
      ...(await keptRow()),
      findings: JSON.stringify([{ ...own, rule: 'links-and-images' }]),
      comparedFindings: JSON.stringify([
        { ...compared, rule: 'too-close' },
        { ...compared, rule: 'voice', kind: 'guess', verdict: 'fail', spans: [] },
      ]),
      dismissals: [dismissalKey('voice', '')],
    };
    const told = await desk().findings.of(houseReader, row, known);
    expect(told?.map(({ rule }) => rule)).toEqual(['too-close', 'links-and-images']);
  });

  it('of a part is no check for whoever needs all of them', async () => {
    const at = desk();
    void at.findings.of(houseReader, row, { ...(await keptRow()), comparedFindings: null });
    void at.findings.of(houseReader, row, nothingKept);
    await settled();
    expect(at.asked.map(({ part }) => part)).toEqual(['compared', 'all']);
  });

  it('of another text is not told', async () => {
    const at = desk();
    void at.findings.of(houseReader, row, { ...(await keptRow()), key: 'another' });
    await settled();
    expect(at.asked).toMatchObject([{ part: 'all' }]);
  });
});
